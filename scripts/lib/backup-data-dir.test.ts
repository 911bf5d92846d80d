import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../apps/server/embedded-postgres/start-embedded-postgres.ts';
import { backupDataDir, restoreDataDir } from './backup-data-dir.ts';

let home: string;
const at = (name: string) => path.join(home, name);
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'kindred-backup-'));
});
afterEach(() => rm(home, { recursive: true }));

test('a backup that is taken while people write brings back all that was committed before, and the files', async () => {
  const dataDir = at('data');
  await mkdir(path.join(dataDir, 'media', 'one'), { recursive: true });
  await writeFile(path.join(dataDir, 'media', 'one', 'w320'), 'picture');
  await writeFile(path.join(dataDir, 'media', 'one', 'w640.part'), 'half');
  await writeFile(path.join(dataDir, 'tax.key'), 'key', { mode: 0o600 });
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const pool = new pg.Pool({ connectionString: postgres.connectionString, max: 2 });
  // It has ended before its connections have: the server may end one of them first.
  pool.on('error', () => undefined);
  try {
    await pool.query('create table notes (n int primary key)');
    await pool.query('insert into notes select generate_series(1, 1000)');
    let isOver = false;
    const writing = (async () => {
      for (let n = 1001; !isOver; n++) await pool.query('insert into notes values ($1)', [n]);
    })();
    await backupDataDir(dataDir, postgres.connectionString, at('backup'));
    isOver = true;
    await writing;
    await pool.query('insert into notes values (-1)');
    await expect(backupDataDir(dataDir, postgres.connectionString, at('backup'))).rejects.toThrow(
      'not empty',
    );
  } finally {
    await pool.end();
    await postgres.stop();
  }
  await expect(restoreDataDir(at('backup'), dataDir)).rejects.toThrow('not empty');
  await restoreDataDir(at('backup'), at('restored'));
  expect(await readFile(at('restored/media/one/w320'), 'utf8')).toBe('picture');
  expect(await readFile(at('restored/tax.key'), 'utf8')).toBe('key');
  expect(await readdir(at('restored/media/one'))).toEqual(['w320']);
  const restored = await startEmbeddedPostgres({ dataDir: at('restored'), log: () => {} });
  const client = new pg.Client({ connectionString: restored.connectionString });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select count(*)::int as count, min(n) as min, max(n) as max from notes',
    );
    expect(rows[0].min).toBe(1);
    expect(rows[0].count).toBe(rows[0].max);
    expect(rows[0].count).toBeGreaterThanOrEqual(1000);
  } finally {
    await client.end();
    await restored.stop();
  }
});

test('a folder that is no whole backup is refused and leaves no DATA_DIR', async () => {
  await mkdir(at('half/postgres'), { recursive: true });
  await expect(restoreDataDir(at('half'), at('restored'))).rejects.toThrow('no whole backup');
  expect(await readdir(home)).toEqual(['half']);
});
