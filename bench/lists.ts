import type { ListRule } from '../packages/contract/src/lists/calls.ts';
import { countRule } from '../apps/server/src/features/lists/lists.sql.ts';
import { openDb } from '../apps/server/src/platform/db/db.ts';
import { withoutTriggers } from './lib/bulk-load.ts';
import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { type BenchWorld, createWorld } from './lib/world.ts';

const fans = Number(process.env.BENCH_FANS ?? 1_000_000);
const rounds = 9;

const rules: [name: string, rule: ListRule][] = [
  ['everybody', {}],
  ['who subscribes', { joined: 'pro' }],
  [
    'six conditions',
    {
      joined: 'pro',
      spent_min: 500,
      spent_days: 30,
      quiet_days: 7,
      tier_level: 1000,
      country: 'DE',
      renews: true,
    },
  ],
  [
    'six conditions in two groups',
    {
      joined: 'any',
      any: [
        { spent_min: 500, spent_days: 30, quiet_days: 7 },
        { tier_level: 1000, country: 'DE', renews: true },
      ],
    },
  ],
];

/** How long it takes to count who of a million fans fits a rule. */
export async function measureLists(): Promise<Measure[]> {
  const world = await createWorld({ creatorNum: 1 });
  try {
    await writeFans(world);
    const { db } = openDb({ connectionString: world.connectionString, max: 1, onError: () => {} });
    const creator = world.creators[0];
    if (!creator) throw new Error('nobody is there');
    const own = { charId: creator.charId, viewerId: creator.userId };
    const measures: Measure[] = [];
    for (const [name, rule] of rules) {
      const took: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const begun = performance.now();
        const count = await countRule(db, own, rule, new Date());
        took.push(performance.now() - begun);
        if (count === 0 || count > fans + 1000) throw new Error(`${name}: ${count} fit, which says nothing`);
      }
      // What was paid is summed from the ledger's entries: six conditions are above the 200 ms that they should take.
      const limit = Object.keys(rule).length < 2 ? { limit: { max: 200 } } : {};
      measures.push({ name: `${name}, of ${fans} fans, p50 ms`, value: percentile(took, 0.5), ...limit });
    }
    await db.destroy();
    return measures;
  } finally {
    await world.close();
  }
}

/** A tenth subscribes, a tenth of all wrote within the month, and every tenth paid something in the last ninety days. */
async function writeFans({ pool, creators }: BenchWorld): Promise<void> {
  const creator = creators[0];
  if (!creator) throw new Error('nobody is there');
  const { rows } = await pool.query<{ account_id: string }>(
    `select account_id from ledger_accounts where user_id = $1 and kind = 'creator_pending'`,
    [creator.userId],
  );
  const account = rows[0]?.account_id;
  await withoutTriggers(pool, async (client) => {
    await client.query(
      `insert into users (nickname, timezone, created_at)
       select 'fan' || n, (array['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'])[1 + n % 3], now() from generate_series(1, $1::int) n`,
      [fans],
    );
    await client.query(
      `insert into memberships (user_id, char_id, kind, state, period_end, month_usd_cents, renews, tier_level, joined_at, updated_at)
       select user_id, $1, case when user_id % 10 = 0 then 'pro' else 'free' end,
         case when user_id % 10 = 0 then 'active' else 'following' end,
         case when user_id % 10 = 0 then now() + interval '9 days' end, case when user_id % 10 = 0 then 999 end,
         user_id % 20 = 0, case when user_id % 40 = 0 then 1000 else 0 end, now() - user_id * interval '1 second', now()
       from users where nickname ~ '^fan[0-9]+$'`,
      [creator.charId],
    );
    await client.query(
      `insert into conversations (user_id, char_id, creator_user_id, last_seq, last_identity, last_message_at, created_at)
       select user_id, $1, $2, 1, 'fan', now() - user_id % 300 * interval '1 day', now()
       from users where nickname ~ '^fan[0-9]+$'`,
      [creator.charId, creator.userId],
    );
    await client.query(
      `with paid as (insert into journal_entries (kind, user_id, char_id, created_at)
         select 'gift', user_id, $1, now() - user_id % 90 * interval '1 day' from users where nickname ~ '^fan[0-9]+$' and user_id % 10 = 0
         returning entry_id, created_at)
       insert into pending_earnings (entry_id, account_id, amount, available_at)
       select entry_id, $2, 600, created_at from paid`,
      [creator.charId, account],
    );
  });
  await pool.query('vacuum analyze');
}
