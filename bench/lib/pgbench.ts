import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sessionOptions } from '../../apps/server/src/platform/db/db.ts';

const run = promisify(execFile);

/**
 * Transactions per second of a pgbench script in prepared mode, without vacuum, with the server's own settings. pgbench is PostgreSQL's own
 * load tool: the bound that no server in front of the same database can beat.
 */
export async function pgbench(options: {
  connectionString: string;
  script: string;
  connections: number;
  seconds: number;
}): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-bench-'));
  const file = join(folder, 'script.sql');
  await writeFile(file, options.script);
  try {
    const { connections, seconds } = options;
    const words = ['-n', '-M', 'prepared', '-f', file, '-c', connections, '-j', 1, '-T', seconds].map(String);
    const { stdout } = await run('pgbench', [...words, options.connectionString], {
      env: { ...process.env, PGOPTIONS: sessionOptions },
    });
    const perSecond = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (!perSecond) throw new Error(`pgbench said: ${stdout}`);
    return Number(perSecond);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error(
        'pgbench is missing: install it with `apt-get install postgresql-client` and `postgresql-contrib`, or put it on PATH',
      );
    }
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Puts pgbench variables in place of `$1`, `$2` …, with the types that the driver would send. Colons in time
 * formats are spelled so that pgbench does not take them for variables; the planner folds that away.
 */
export function asPgbenchScript(text: string, values: string[], prelude: string): string {
  const spelled = text.replace(/:(MI|SS)/g, "' || chr(58) || '$1");
  const filled = spelled.replace(/\$(\d+)/g, (_all, index: string) => values[Number(index) - 1] ?? 'null');
  return `${prelude}\n${filled.replace(/\s+/g, ' ').trim()};\n`;
}
