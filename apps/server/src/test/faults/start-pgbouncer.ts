import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseRunAs, spawnArguments } from '../../../embedded-postgres/run-as.ts';
import { stopWithParent } from '../../../embedded-postgres/stop-with-parent.ts';
import { freePort } from '../app/free-port.ts';
import { findProgram } from './find-program.ts';
import { programs } from './programs.ts';

export type TestPgbouncer = {
  /** The same database, led to through the pooler. */
  urlOf: (connectionString: string) => string;
  stop: () => Promise<void>;
};

/**
 * Starts a real PgBouncer with `pool_mode = transaction` on a free port of the loopback address, in front of the server
 * of `connectionString`; installs it when it is missing. With `isLenient` it ignores the settings of sessions that it
 * otherwise refuses.
 */
export async function startPgbouncer(
  connectionString: string,
  { isLenient = false } = {},
): Promise<TestPgbouncer> {
  const program = findProgram(programs.pgbouncer);
  const folder = await mkdtemp(join(tmpdir(), 'kindred-pgbouncer-'));
  const port = await freePort();
  const { hostname, port: serverPort, username, password } = new URL(connectionString);
  const ignored = 'extra_float_digits,options,statement_timeout,idle_in_transaction_session_timeout';
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
${isLenient ? `ignore_startup_parameters = ${ignored}` : ''}
`,
  );
  const runAs = chooseRunAs(program, folder);
  const [word, ...words] = stopWithParent([program, '-q', join(folder, 'pgbouncer.ini')], 'INT');
  const { command, args, user } = spawnArguments(runAs, word, words);
  const child = spawn(command, args, { ...user, stdio: 'ignore' });
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await sleep(20);
  }
  return {
    urlOf: (address) => Object.assign(new URL(address), { host: `127.0.0.1:${port}` }).href,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
