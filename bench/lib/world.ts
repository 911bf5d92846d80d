import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/embedded-postgres/start-embedded-postgres.ts';
import { stopWithParent } from '../../apps/server/embedded-postgres/stop-with-parent.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { migrateJobs } from '../../apps/server/src/platform/jobs/jobs.ts';

const mainFile = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

export type BenchUser = { userId: string; token: string };
export type BenchWorld = {
  connectionString: string;
  pool: pg.Pool;
  fans: BenchUser[];
  creators: (BenchUser & { charId: string })[];
  close: () => Promise<void>;
};

/** A durable PostgreSQL (fsync on) with people and creators, in a folder that goes away with `close`. */
export async function createWorld({ creatorNum = 200, fanNum = 400 } = {}): Promise<BenchWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kindred-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrate(postgres.connectionString);
  const pool = new pg.Pool({ connectionString: postgres.connectionString, max: 8 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await migrateJobs(pool);
  const fans = await insertPeople(pool, fanNum);
  const creators = await insertCreators(pool, await insertPeople(pool, creatorNum));
  return {
    connectionString: postgres.connectionString,
    pool,
    fans,
    creators,
    close: async () => {
      await pool.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function insertPeople(pool: pg.Pool, count: number): Promise<BenchUser[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  const { rows } = await pool.query<{ user_id: string }>(
    `with people as (
       insert into users (nickname, created_at) select 'Person ' || n, now() from generate_series(1, $1) n returning user_id),
     numbered as (select user_id, row_number() over () as n from people),
     wallets as (
       insert into ledger_accounts (kind, currency, user_id, balance) select 'wallet', 'DIA', user_id, 0 from people),
     signed_in as (
       insert into sessions (token_hash, user_id, device_id, device, created_at, last_seen_at)
       select ($2::bytea[])[n], user_id, 'bench', 'bench', now(), now() from numbered)
     select user_id from numbered order by n`,
    [count, hashes],
  );
  return rows.map((row, index) => ({ userId: row.user_id, token: tokens[index] as string }));
}

async function insertCreators(pool: pg.Pool, people: BenchUser[]) {
  const ids = people.map((person) => person.userId);
  await pool.query('update users set is_creator = true, chat_mode = 1 where user_id = any($1)', [ids]);
  await pool.query(
    `insert into ledger_accounts (kind, currency, user_id)
     select kind, 'USD', user_id from unnest($1::bigint[]) user_id, unnest(array['creator_pending', 'creator_available']) kind`,
    [ids],
  );
  const { rows } = await pool.query<{ char_id: string; user_id: string }>(
    `insert into characters (user_id, char_unique_id, name, tagline, group_id, created_at)
     select user_id, 'creator_' || n, 'Creator ' || n, 'Makes things', case when n % 2 = 0 then 'group_2_7' end, now()
     from unnest($1::bigint[]) with ordinality as one (user_id, n) returning char_id, user_id`,
    [ids],
  );
  const charOf = new Map(rows.map((row) => [row.user_id, row.char_id]));
  return people.map((person) => ({ ...person, charId: charOf.get(person.userId) as string }));
}

/** Gives a wallet diamonds, through the ledger. */
export async function grant(pool: pg.Pool, userIds: string[], diamonds: number): Promise<void> {
  await pool.query(
    `with rich as (
       update ledger_accounts set balance = balance + $2 where kind = 'wallet' and user_id = any($1)
       returning account_id, user_id, balance),
     entries as (
       insert into journal_entries (kind, user_id, created_at) select 'grant', user_id, now() from rich
       returning entry_id, user_id)
     insert into postings (entry_id, account_id, amount, balance_after)
     select e.entry_id, v.account_id, v.amount, v.balance_after
     from entries e join rich r using (user_id), lateral (values
       (r.account_id, $2::bigint, r.balance), (1, -$2::bigint, null), (2, $2::bigint, null), (5, -$2::bigint, null)
     ) v (account_id, amount, balance_after)`,
    [userIds, diamonds],
  );
}

export type BenchServer = {
  port: number;
  /** Processor time that it has used so far. */
  cpuMicros: () => number;
  stop: () => Promise<void>;
};

/** The server in a process of its own, on the world's database, without demo mode; `more` are further environment variables. */
export async function startServerProcess(
  { connectionString }: Pick<BenchWorld, 'connectionString'>,
  more: Record<string, string> = {},
): Promise<BenchServer> {
  const port = await freePort();
  const [program, ...args] = stopWithParent([process.execPath, mainFile]);
  const child = spawn(program, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: connectionString,
      GOOGLE_CLIENT_ID: 'bench',
      LOG_LEVEL: 'info',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  await untilReady(port, child);
  return {
    port,
    cpuMicros: () => cpuMicrosOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** What a process has used of processors so far, in microseconds (`/proc/<pid>/stat`, proc(5)); NaN where there is no `/proc`. */
export function cpuMicrosOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    // utime and stime, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}

/** Waits until a server answers that it is ready. Throws where it ends before. */
export async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready');
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
