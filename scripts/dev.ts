// npm run dev — the server restarts and the browser refreshes as you type. One address to open: the bundler's, which
// hands everything that is not a page to the server behind it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stopWithParent } from '../apps/server/embedded-postgres/stop-with-parent.ts';
import { root } from './lib/run-step.ts';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const serverPort = port + 1;
const publicUrl = process.env.PUBLIC_URL ?? `http://${host}:${port}`;

const server = run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  PORT: String(serverPort),
  PUBLIC_URL: publicUrl,
});
const bundler = run(
  ['node_modules/vite/bin/vite.js', 'apps/web', '--host', host, '--port', String(port), '--strictPort'],
  { API_URL: `http://127.0.0.1:${serverPort}` },
);

// Ctrl+C reaches the children by itself; a plain `kill` reaches only us.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => stopBoth());
for (const child of [server, bundler]) child.once('exit', () => stopBoth());
await Promise.all([once(server, 'exit'), once(bundler, 'exit')]);

function run([file = '', ...args]: string[], env: Record<string, string>): ChildProcess {
  const words = file.startsWith('-') ? [file, ...args] : [path.join(root, file), ...args];
  const [program, ...programArgs] = stopWithParent([process.execPath, ...words]);
  return spawn(program, programArgs, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
}

function stopBoth(): void {
  server.kill('SIGTERM');
  bundler.kill('SIGTERM');
}
