import type { Context } from '../../src/context.ts';
import { releaseDueEarnings } from '../../src/features/earnings/release-earnings.ts';
import { getAccountId } from '../../src/features/wallet/ledger/ledger-accounts.ts';
import { query, type Tx } from '../../src/platform/db/db.ts';
import { type DemoIncome, demoIncome } from './demo-income.ts';
import { giveDemoGift } from './give-demo-gift.ts';
import type { SettledCreator } from './insert-creator.ts';
import { insertDemoPayout } from './insert-demo-payout.ts';
import { createRandom } from './seeded-random.ts';

const dayMs = 86_400_000;

type World = { creators: SettledCreator[]; crowd: string[]; now: Date };

/** Months of gifts and what was paid out of them, day by day as it came. The same each time. */
export async function insertIncome(tx: Tx, context: Context, world: World): Promise<void> {
  for (const income of demoIncome) {
    const creator = world.creators.find(({ handle }) => handle === income.handle);
    if (!creator) throw new Error(`nobody is called ${income.handle}`);
    await insertAccount(tx, creator, income, world.now);
    await earn(tx, context, { creator, income, ...world });
    await query(tx, markRead, [creator.charId]);
    await query(tx, markSeen, [creator.userId, creator.charId]);
  }
}

async function earn(
  tx: Tx,
  context: Context,
  { creator, income, crowd, now }: World & { creator: SettledCreator; income: DemoIncome },
): Promise<void> {
  const random = createRandom(`demo income of ${income.handle}`);
  const pendingAccount = await getAccountId(tx, creator.userId, 'creator_pending');
  for (let daysAgo = income.fromDaysAgo; daysAgo > 0; daysAgo--) {
    const at = new Date(now.getTime() - daysAgo * dayMs);
    const count = income.fromDaysAgo - daysAgo;
    if (count % income.everyDays === 0) {
      const fan = crowd[income.givers[(count / income.everyDays) % income.givers.length] ?? 0];
      const diamonds = 200 + 100 * Math.floor(random.next() * 9);
      const key = `demo income ${income.handle} ${daysAgo}`;
      if (fan) await giveDemoGift(tx, context, { fan, charId: creator.charId, diamonds, key, at });
    }
    for (const payout of income.payouts.filter((one) => one.daysAgo === daysAgo)) {
      await releaseDueEarnings(tx, pendingAccount, at);
      await insertDemoPayout(tx, creator, payout, at);
    }
  }
  await releaseDueEarnings(tx, pendingAccount, now);
}

async function insertAccount(
  tx: Tx,
  { userId, handle }: SettledCreator,
  { legalName, country, fromDaysAgo }: DemoIncome,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() - fromDaysAgo * dayMs);
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

// Long ago: none of it waits for the creator.
const markRead = `
  update conversations set creator_read_seq = last_seq, creator_unread = 0 where char_id = $1`;
const markSeen = `
  insert into notification_marks (user_id, notification_id, gift_id)
  select $1, 0, max(gift_id) from gifts where char_id = $2`;
