import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sessionOptions } from '../../apps/server/src/platform/db/db.ts';

const execute = promisify(execFile);

type Run = { connectionString: string; script: string; connections: number; seconds: number };

/**
 * Runs a pgbench script in prepared mode, without vacuum, with the server's own settings: transactions per second, and how
 * long each took. pgbench is PostgreSQL's own load tool: the bound that no server in front of the same database can beat.
 */
export async function pgbench(run: Run): Promise<{ perSecond: number; latenciesMs: number[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-bench-'));
  try {
    const perSecond = await runIn(folder, run);
    const logs = (await readdir(folder)).filter((name) => name.startsWith('log'));
    const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
    // A line for each: client, number, microseconds …
    const lines = texts.flatMap((text) => text.trim().split('\n'));
    return { perSecond, latenciesMs: lines.map((line) => Number(line.split(' ')[2]) / 1000) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runIn(
  folder: string,
  { connectionString, script, connections, seconds }: Run,
): Promise<number> {
  const file = join(folder, 'script.sql');
  await writeFile(file, script);
  try {
    const log = ['-l', '--log-prefix', join(folder, 'log')];
    const words = ['-n', '-M', 'prepared', '-f', file, '-c', connections, '-j', 1, '-T', seconds].map(String);
    const { stdout } = await execute('pgbench', [...words, ...log, connectionString], {
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
  }
}

/**
 * Puts pgbench variables in place of `$1`, `$2` …, with the types that the driver would send. Colons in texts
 * (of times, of JSON) are spelled so that pgbench does not take them for variables; the planner folds that away.
 */
export function asPgbenchScript(text: string, values: string[], prelude: string): string {
  const spelled = text.replace(/(?<!:):(?=\w)/g, "' || chr(58) || '");
  const filled = spelled.replace(/\$(\d+)/g, (_all, index: string) => values[Number(index) - 1] ?? 'null');
  return `${prelude}\n${filled.replace(/\s+/g, ' ').trim()};\n`;
}
