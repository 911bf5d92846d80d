import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/db.ts';

/** Why money that CCBill speaks of is in nobody's books: its checkout is not one of ours, or its amount is none. */
export type HeldReason = 'unsigned_checkout' | 'odd_amount';

type HeldPosting = {
  reason: HeldReason;
  kind: string;
  subscriptionId: string | undefined;
  /** The amount as CCBill wrote it. */
  amount: string;
  happenedAt: Date;
};

/** Notes a posting that nothing is credited for, once; `npm run staff -- held` lists them. Gives its key. */
export async function holdPosting(db: Db, posting: HeldPosting, now: Date): Promise<string> {
  const { reason, kind, subscriptionId = '', amount, happenedAt } = posting;
  const text = [reason, kind, subscriptionId, amount, happenedAt.toISOString()].join(' ');
  const heldKey = createHash('sha256').update(text).digest('hex');
  await db
    .insertInto('ccbill_held')
    .values({
      held_key: heldKey,
      reason,
      kind,
      subscription_id: subscriptionId,
      amount: amount.slice(0, 40),
      happened_at: happenedAt,
      held_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return `held:${heldKey}`;
}

/** What finance has to settle at CCBill by hand, the oldest first. */
export function listHeldPostings(db: Db) {
  return db
    .selectFrom('ccbill_held')
    .select(['reason', 'kind', 'subscription_id', 'amount', 'happened_at'])
    .orderBy('held_at')
    .orderBy('held_key')
    .execute();
}
