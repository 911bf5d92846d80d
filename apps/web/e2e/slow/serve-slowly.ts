// Stands in for `npm start` where the journeys shall find a slow network and a busy machine: starts the server on
// another port and passes on what it and the browsers say, late.
//
//   E2E_LATENCY       up to how many milliseconds each piece of a request, an answer or a live connection takes
//   E2E_LATENCY_TAIL  how many one piece in a hundred takes
//   E2E_STALL         up to how many milliseconds a process of the run stands still at a time
//   E2E_SEED          the same numbers once more
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { createRandom } from '../../../server/demo/world/seeded-random.ts';
import { stopWithParent } from '../../../server/embedded-postgres/stop-with-parent.ts';
import { freePort } from '../../../server/src/test/app/free-port.ts';
import { passOn } from './pass-on.ts';
import { stallProcesses } from './stall-processes.ts';

const { HOST, E2E_SEED = '1' } = process.env;
const port = Number(process.env.PORT);
const latencyMs = Number(process.env.E2E_LATENCY ?? 0);
const tailMs = Number(process.env.E2E_LATENCY_TAIL ?? 0);
const stallMs = Number(process.env.E2E_STALL ?? 0);
const serverPort = await freePort();
const random = createRandom(E2E_SEED);
const delayMs = () => (tailMs > 0 && random.chance(0.01) ? tailMs : random.range(0, latencyMs));

const [program, ...args] = stopWithParent([process.execPath, 'scripts/start.ts']);
const server = spawn(program, args, { env: { ...process.env, PORT: String(serverPort) }, stdio: 'inherit' });

const network = createServer({ allowHalfOpen: true }, (browser) => {
  const upstream = connect({ host: HOST, port: serverPort, allowHalfOpen: true });
  passOn(browser, upstream, delayMs);
  passOn(upstream, browser, delayMs);
});
network.listen(port, HOST);

const stopStalling = stallMs > 0 ? stallProcesses(process.ppid, stallMs, random) : () => {};
process.on('SIGTERM', () => {
  stopStalling();
  server.kill('SIGTERM');
});
server.on('exit', (code) => process.exit(code ?? 1));
