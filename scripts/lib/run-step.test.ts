import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { processIdentity } from '../../apps/server/embedded-postgres/process-identity.ts';
import { root } from './run-step.ts';

/** What a killed script had running: a step, and below it a database. */
const script = (folder: string) => `
  import { runStep } from './scripts/lib/run-step.ts';
  const step = \`
    import { writeFileSync } from 'node:fs';
    import { startEmbeddedPostgres } from './apps/server/embedded-postgres/start-embedded-postgres.ts';
    await startEmbeddedPostgres({ dataDir: '${folder}/data', log: () => {}, fast: true });
    writeFileSync('${folder}/step.pid', String(process.pid));
    setInterval(() => {}, 1000);\`;
  await runStep({ name: 'step', command: process.execPath, args: ['--input-type=module', '-e', step] });`;

test.runIf(process.platform === 'linux')(
  'a killed script leaves nothing running, neither its steps nor their databases',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kindred-step-'));
    const child = spawn(process.execPath, ['--input-type=module', '-e', script(folder)], {
      cwd: root,
      stdio: 'inherit',
    });
    const pidIn = async (file: string) =>
      Number.parseInt(await readFile(path.join(folder, file), 'utf8'), 10);
    const stepPid = async () => (await pidIn('step.pid').catch(() => 0)) || 0;
    await expect.poll(stepPid, { timeout: 60_000 }).toBeGreaterThan(0);
    const left = [await stepPid(), await pidIn('data/postgres/postmaster.pid')];

    child.kill('SIGKILL');
    await once(child, 'exit');
    const living = () => left.filter((pid) => processIdentity(pid) !== undefined);
    await expect.poll(living, { timeout: 30_000 }).toEqual([]);
    await rm(folder, { recursive: true });
  },
  120_000,
);
