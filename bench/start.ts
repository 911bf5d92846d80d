import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWithParent } from '../apps/server/embedded-postgres/stop-with-parent.ts';
import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { freePort, untilReady } from './lib/world.ts';

const startFile = fileURLToPath(new URL('../scripts/start.ts', import.meta.url));
const restarts = 5;

/** From the command to the first answer: with an empty folder (database, demo world) and with existing data. */
export async function measureStart(): Promise<Measure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kindred-start-'));
  try {
    await timeStart(dataDir);
    await rm(dataDir, { recursive: true, force: true });
    const first = await timeStart(dataDir);
    const later: number[] = [];
    for (let n = 0; n < restarts; n++) later.push(await timeStart(dataDir));
    return [
      {
        name: 'start with existing data to the first answer, s',
        value: percentile(later, 0.5),
        limit: { max: 3 },
      },
      { name: 'first start: database and demo world, s', value: first, limit: { max: 60 } },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const [program, ...args] = stopWithParent([process.execPath, startFile]);
  const child = spawn(program, args, {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(port, child);
  const seconds = (performance.now() - startedAt) / 1000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
}
