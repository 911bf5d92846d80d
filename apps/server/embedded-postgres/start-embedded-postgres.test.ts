import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locatePostgresBinaries } from './binaries.ts';
import { processIdentity } from './process-identity.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

let dataDir: string;
let lines: string[];
const running = new Set<EmbeddedPostgres>();
const children = new Set<ChildProcess>();
const homes = new Set<string>();

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kindred-postgres-'));
  lines = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  for (const postgres of running) await postgres.stop();
  running.clear();
  await stopLeftOverServer();
  for (const folder of [dataDir, ...homes]) await rm(folder, { recursive: true });
  homes.clear();
});

test('what was stored is there after a restart', async () => {
  await stop(await startAndStore('kept'));
  expect(await stored(await start())).toEqual(['kept']);
});

test('nobody gets in without the password, which only the owner can read', async () => {
  const { connectionString } = await start();
  const url = new URL(connectionString);
  expect(url.hostname).toBe('127.0.0.1');
  url.password = 'guess';
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  const mode = (await stat(path.join(dataDir, 'postgres.password'))).mode & 0o777;
  expect(mode.toString(8)).toBe('600');
});

test('the database is durable, in UTF-8 and in UTC', async () => {
  const { connectionString } = await start({ fast: false });
  const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'server_encoding', 'timezone'];
  const values = settings.map((name) => `current_setting('${name}')`).join(',');
  const [row] = await query(connectionString, `select array[${values}] as all`);
  expect(row).toEqual({ all: ['on', 'on', 'on', 'UTF8', 'UTC'] });
});

test('a second start on the same folder is refused in one line while the first one runs', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    new RegExp(`^Kindred already runs on ${dataDir} \\(process ${process.pid}\\): stop it first\\.$`),
  );
  expect(await stored(first)).toEqual([]);
});

test.each(['/dev/null', '/dev/null/below', '/proc/kindred'])('%s is refused in one line', async (folder) => {
  await expect(start({ dataDir: folder })).rejects.toThrow(/^DATA_DIR cannot be used: .+$/);
});

test('folders that are missing on the way are made', async () => {
  expect(await one(await start({ dataDir: path.join(dataDir, 'one', 'two') }))).toBe(1);
});

test('after a stop the folder is free and no file names a server', async () => {
  await stop(await start());
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log', 'postgres.password']);
  expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});

test('killed, the server is back on the same address with all that was stored, whatever a session was busy with', async () => {
  const postgres = await startAndStore('kept', { fast: false });
  const { connectionString } = postgres;
  const busy = new pg.Client({ connectionString });
  busy.on('error', () => undefined);
  await busy.connect();
  const endless = busy.query('select count(*) from generate_series(1, 1e12)').catch(() => 'broken off');
  const killed = await serverPid();
  await expect.poll(async () => (await query(connectionString, activeCount))[0]?.active).toBe(1);
  process.kill(killed, 'SIGKILL');
  expect(await endless).toBe('broken off');
  await expect.poll(() => stored(postgres).catch(() => undefined)).toEqual(['kept']);
  expect(await serverPid()).not.toBe(killed);
  expect(lines.join()).toContain('started again');
});

const activeCount = `
  select count(*)::int as active from pg_stat_activity
  where state = 'active' and query like '%generate_series%' and pid <> pg_backend_pid()`;

test('a server that was killed while it is stopped stays down', async () => {
  const postgres = await start();
  const pid = await serverPid();
  const stopped = stop(postgres);
  process.kill(pid, 'SIGKILL');
  await stopped;
  expect(isRunning(pid)).toBe(false);
  expect(lines).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'the server stops by itself when the application is killed',
  async () => {
    const child = await startInChild('');
    const server = await serverPid();
    child.kill('SIGKILL');
    await expect.poll(() => isRunning(server)).toBe(false);
  },
);

test('where the server outlives the application, the next start takes over and nothing is lost', async () => {
  const child = await startInChild('', { PATH: await pathWithoutSetpriv() });
  const orphan = await serverPid();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isRunning(orphan)).toBe(true);

  expect(await stored(await start())).toEqual(['from the child']);
  expect(isRunning(orphan)).toBe(false);
  expect(lines.join()).toContain(`process ${orphan}`);
});

/** What starting as root needs, without the program by which the kernel tells a server that we are gone. */
async function pathWithoutSetpriv(): Promise<string> {
  const folder = await privateHome();
  for (const program of ['unshare', 'id']) {
    const found = spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();
    if (found) await symlink(found, path.join(folder, program));
  }
  return folder;
}

test('a lock of a killed application whose number another process now has does not keep us out', async () => {
  const child = await startInChild('');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = path.join(dataDir, 'kindred.lock');
  const holder = JSON.parse(await readFile(lock, 'utf8'));
  await writeFile(lock, JSON.stringify({ ...holder, pid: process.pid }));
  expect(await stored(await start())).toEqual(['from the child']);
});

test('the server goes when the application exits without saying goodbye', async () => {
  const child = await startInChild(`process.once('SIGUSR2', () => process.exit(3));`);
  const server = await serverPid();
  child.kill('SIGUSR2');
  await once(child, 'exit');
  await expect.poll(() => isRunning(server)).toBe(false);
});

test('it runs below a home folder that nobody else may enter', async () => {
  const home = await privateHome();
  expect(await one(await start({ dataDir: path.join(home, '.data') }))).toBe(1);
});

test.runIf(process.getuid?.() === 0)(
  "as root it runs in another's private home, or says in one line why not",
  async () => {
    const daemon = { uid: 1, gid: 1 };
    const home = await privateHome();
    await chown(home, daemon.uid, daemon.gid);
    const { postgres } = await locatePostgresBinaries();
    const maySeePrograms = spawnSync(postgres, ['--version'], daemon).status === 0;
    const started = start({ dataDir: path.join(home, '.data') });
    if (maySeePrograms) expect(await one(await started)).toBe(1);
    else
      await expect(started).rejects.toThrow(
        /^PostgreSQL refuses to run as root and no other user can reach .*$/,
      );
  },
);

async function privateHome(): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'kindred-home-'));
  homes.add(home);
  return home;
}

async function one({ connectionString }: EmbeddedPostgres): Promise<unknown> {
  const [row] = await query(connectionString, 'select 1 as one');
  return row?.one;
}

async function start(options: { fast?: boolean; dataDir?: string } = {}): Promise<EmbeddedPostgres> {
  const log = (line: string) => lines.push(line);
  const postgres = await startEmbeddedPostgres({ dataDir, log, fast: true, ...options });
  running.add(postgres);
  return postgres;
}

async function stop(postgres: EmbeddedPostgres): Promise<void> {
  running.delete(postgres);
  await postgres.stop();
}

async function startAndStore(word: string, options: { fast?: boolean } = {}): Promise<EmbeddedPostgres> {
  const postgres = await start(options);
  await query(postgres.connectionString, `create table words as select '${word}' as word`);
  return postgres;
}

async function stored({ connectionString }: EmbeddedPostgres): Promise<string[]> {
  const [found] = await query(connectionString, `select to_regclass('words') is not null as yes`);
  if (!found?.yes) return [];
  return (await query(connectionString, 'select word from words')).map(({ word }) => String(word));
}

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** An application that starts the database, stores a word, does `next`, says so and stays. */
async function startInChild(next: string, env: Record<string, string> = {}): Promise<ChildProcess> {
  const code = `
    import pg from 'pg';
    import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
    const dataDir = ${JSON.stringify(dataDir)};
    const { connectionString } = await startEmbeddedPostgres({ dataDir, log: console.error });
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query("create table words as select 'from the child' as word");
    await client.end();
    ${next}
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  await once(child.stdout, 'data');
  return child;
}

function isRunning(pid: number): boolean {
  return processIdentity(pid) !== undefined;
}

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

async function stopLeftOverServer(): Promise<void> {
  const pid = await serverPid().catch(() => undefined);
  if (pid === undefined || !isRunning(pid)) return;
  process.kill(pid, 'SIGINT');
  await expect.poll(() => isRunning(pid)).toBe(false);
}
