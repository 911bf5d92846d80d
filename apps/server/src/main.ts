import { readConfig } from './config.ts';
import { ConfigError } from './platform/config-error.ts';
import { endProcess } from './platform/end-process.ts';
import { createLog } from './platform/log.ts';

try {
  const config = readConfig(process.env);
  // Loading the server takes a second; a mistyped setting is reported before that.
  const { startServer } = await import('./start-server.ts');
  const log = createLog(config.logLevel);
  const server = await startServer(config, log);
  console.log(config.demo ? '\n  Demo world: sign in as anyone, pay with test cards. Stop with Ctrl+C.' : '');
  console.log(`  Kindred is running at ${server.url}\n`);

  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    await endProcess(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  void server.failed.then((error) => {
    console.error(`Kindred ends: ${(error as Error).message}`);
    return stop(1);
  });
} catch (error) {
  console.error(oneLine(error));
  await endProcess(1);
}

function oneLine(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof ConfigError) return `Configuration: ${message}`;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there or set PORT`;
  return `Could not start: ${message}`;
}
