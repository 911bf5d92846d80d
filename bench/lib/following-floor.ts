import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { stopWithParent } from '../../apps/server/embedded-postgres/stop-with-parent.ts';
import { feedScript } from './following-script.ts';
import { httpGet, load, percentile } from './load.ts';
import { pgbench } from './pgbench.ts';
import type { BenchUser, BenchWorld } from './world.ts';

type Load = { connections: number; seconds: number };

/**
 * What a page of Following cannot go below on this machine, in milliseconds at the 99th percentile: PostgreSQL alone on the
 * same statement, by its own load tool, and Node alone answering with so many bytes. Each has the machine to itself.
 */
export async function followingFloor(
  { connectionString }: BenchWorld,
  who: readonly BenchUser[],
  bytes: number,
  { connections, seconds }: Load,
): Promise<{ database: number; server: number }> {
  const script = feedScript(who.map(({ userId }) => userId));
  const { latenciesMs } = await pgbench({ connectionString, script, connections, seconds });
  return {
    database: percentile(latenciesMs, 0.99),
    server: await bareServer(bytes, { connections, seconds }),
  };
}

async function bareServer(bytes: number, { connections, seconds }: Load): Promise<number> {
  const file = fileURLToPath(new URL('./bare-http-server.ts', import.meta.url));
  const [program, ...args] = stopWithParent([process.execPath, file, String(bytes)]);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const nextRequest = () => httpGet('/', 'none');
    const { latenciesMs } = await load({
      port: Number(line),
      connections,
      seconds,
      nextRequest,
      mustContain: 'x',
    });
    return percentile(latenciesMs, 0.99);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}
