import type { Context } from '../../src/context.ts';
import { releaseDueEarnings } from '../../src/features/earnings/release-earnings.ts';
import { listPendingAccounts } from '../../src/features/wallet/ledger/ledger-accounts.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { inputs, sql, statement } from '../../src/platform/db/sql.ts';
import { type DemoIncome, demoIncome } from './demo-income.ts';
import { giveDemoGift, type TimedEvent } from './give-demo-gift.ts';
import type { SettledCreator } from './insert-creator.ts';
import { insertDemoPayout } from './insert-demo-payout.ts';
import { createRandom } from './seeded-random.ts';

const $ = inputs({ charId: 'bigint', fan: 'bigint', userId: 'bigint' });

const dayMs = 86_400_000;

const markRead = statement(
  {},
  sql`update conversations set creator_read_seq = last_seq, creator_unread = 0
    where char_id = ${$.charId} and user_id = ${$.fan}`,
);

const markSeen = statement(
  {},
  sql`insert into notification_marks (user_id, notification_id, gift_id)
    select ${$.userId}, 0, max(gift_id) from gifts where char_id = ${$.charId}
    on conflict (user_id) do update set gift_id = excluded.gift_id`,
);

type World = { creators: SettledCreator[]; crowd: string[]; now: Date };

/** Months of gifts and what was paid out of them; what has waited long enough is available to everybody now. The same each time. */
export function listIncome(world: World): TimedEvent[] {
  const { creators, now } = world;
  const incomes = demoIncome.flatMap((income) => {
    const creator = creators.find(({ handle }) => handle === income.handle);
    if (!creator) throw new Error(`nobody is called ${income.handle}`);
    return [...listGifts(creator, income, world), ...listPayouts(creator, income, world)];
  });
  const releases = creators.map((creator) => ({ at: now, run: (tx: Tx) => release(tx, creator, now) }));
  return [...incomes, ...releases];
}

async function release(tx: Tx, { userId }: SettledCreator, at: Date): Promise<void> {
  for (const account of await listPendingAccounts(tx, userId)) await releaseDueEarnings(tx, account, at);
}

function listGifts(creator: SettledCreator, income: DemoIncome, { crowd, now }: World): TimedEvent[] {
  const { handle, givers, fromDaysAgo, everyDays } = income;
  const random = createRandom(`demo income of ${handle}`);
  return Array.from({ length: Math.ceil(fromDaysAgo / everyDays) }, (_, place) => {
    const at = daysBefore(now, fromDaysAgo - place * everyDays);
    const fan = crowd[givers[place % givers.length] ?? 0] as string;
    const diamonds = 200 + 100 * random.int(0, 8);
    const gift = { fan, creator, diamonds, key: `demo income ${handle} ${place}`, at };
    return {
      at,
      run: async (tx, context) => {
        await giveDemoGift(tx, context, gift);
        // Long ago: none of it waits for the creator.
        await markRead.run(tx, { fan, charId: creator.charId });
        await markSeen.run(tx, creator);
      },
    };
  });
}

function listPayouts(creator: SettledCreator, income: DemoIncome, { now }: World): TimedEvent[] {
  const start = daysBefore(now, income.fromDaysAgo);
  return [
    { at: start, run: (tx) => insertAccount(tx, creator, income, start) },
    ...income.payouts.map((payout) => {
      const at = daysBefore(now, payout.daysAgo);
      const run = async (tx: Tx, context: Context) => {
        await release(tx, creator, at);
        await insertDemoPayout(context, tx, creator, payout, at);
      };
      return { at, run };
    }),
  ];
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

async function insertAccount(
  tx: Tx,
  { userId, handle }: SettledCreator,
  { legalName, country }: DemoIncome,
  at: Date,
): Promise<void> {
  const account_ref = `acct_demo_${handle}`;
  await tx
    .insertInto('sandbox_payout_accounts')
    .values({ account_ref, state: 'ready', bank_last4: '6789', created_at: at })
    .execute();
  await tx
    .insertInto('payout_accounts')
    .values({
      user_id: userId,
      legal_name: legalName,
      country,
      identity_state: 'verified',
      identity_decided_at: at,
      identity_decided_by: 'demo',
      provider: 'sandbox',
      account_ref,
      destination_state: 'ready',
      bank_last4: '6789',
      destination_key: '6789',
      created_at: at,
      updated_at: at,
    })
    .execute();
}
