import { rollUpEarnings } from '../apps/server/src/features/earnings/sums/roll-up-earnings.ts';
import { openDb } from '../apps/server/src/platform/db/db.ts';
import { httpGet, openConnection, percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { type BenchWorld, createWorld, startServerProcess } from './lib/world.ts';

/** Smaller for a look at whether it runs. */
const earnings = Number(process.env.BENCH_EARNINGS ?? 1_000_000);
const looks = 15;
/** The job says only that it waits. */
const silent = { info: () => undefined } as unknown as Parameters<typeof rollUpEarnings>[0]['log'];
/** Earnings between two runs of the job that sums them up. */
const atOnce = 100_000;

/** The monthly statement of a creator with a million earnings in two years, and its file. */
export async function measureStatements(): Promise<Measure[]> {
  const world = await createWorld({ creatorNum: 2 });
  const server = await startServerProcess(world);
  try {
    let summedUpMs = 0;
    for (let from = 1; from <= earnings; from += atOnce) {
      await insertEarnings(world, from, Math.min(from + atOnce - 1, earnings));
      summedUpMs += await sumUp(world);
    }
    const token = world.creators[0]?.token as string;
    const month = new Date().toISOString().slice(0, 7);
    const measure = async (path: string) => {
      const exchange = await openConnection(server.port);
      const tookMs: number[] = [];
      for (let look = 0; look < looks; look++) {
        const startedAt = performance.now();
        const reply = await exchange.send(httpGet(path, token));
        tookMs.push(performance.now() - startedAt);
        if (!reply.includes('"code":2000')) throw new Error(reply.slice(0, 400));
      }
      exchange.close();
      return tookMs;
    };
    const page = await measure(`/v3/api/payout/statement?month=${month}`);
    const file = await measure(`/v3/api/payout/statement/file?month=${month}&format=pdf`);
    return [
      {
        name: 'statement of a creator with a million earnings, p90 in ms',
        value: percentile(page, 0.9),
        limit: { max: 300 },
      },
      { name: 'the same, median in ms', value: percentile(page, 0.5) },
      { name: 'its PDF, median in ms', value: percentile(file, 0.5) },
      { name: 'earnings', value: earnings },
      { name: 'summing all of them up, s', value: summedUpMs / 1000 },
    ];
  } finally {
    await server.stop();
    await world.close();
  }
}

/** Some of the gifts to the first creator, spread over two years up to now. */
async function insertEarnings({ pool, fans, creators }: BenchWorld, from: number, to: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `with made as (
         insert into journal_entries (kind, user_id, char_id, share_bps, created_at)
         select 'gift', ($1::bigint[])[1 + n % cardinality($1::bigint[])], $2, 8000,
           now() - (($4::integer - n) * interval '730 days' / $4::integer)
         from generate_series($5::integer, $6::integer) n returning entry_id)
       insert into postings (entry_id, account_id, amount)
       select m.entry_id, v.account_id, v.amount from made m, lateral (values
         ((select a.account_id from ledger_accounts a where a.user_id = $3 and a.kind = 'creator_pending'), 160),
         (house_account('deferred_revenue'), -200), (house_account('platform_revenue'), 40)) v (account_id, amount)`,
      [fans.map(({ userId }) => userId), creators[0]?.charId, creators[0]?.userId, earnings, from, to],
    );
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze journal_entries, postings');
  } finally {
    client.release();
  }
}

/** As the periodic job does; gives how long it took. */
async function sumUp({ connectionString }: BenchWorld): Promise<number> {
  const { db } = openDb({ connectionString, max: 2, onError: console.error });
  const startedAt = performance.now();
  await rollUpEarnings({ db, log: silent });
  await db.destroy();
  return performance.now() - startedAt;
}
