import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { revokeAccess, transact } from '../../../platform/db/transact.ts';
import { userChanged } from '../../../platform/realtime/live-bus.ts';

const $ = inputs({ userId: 'bigint', source: 'text', now: 'timestamptz' });

const hold = statement(
  { is_new: 'boolean?' },
  sql`select hold_for_age(${$.userId}, ${$.source}, ${$.now}) as is_new`,
);

/**
 * Somebody has said that they are under 18. From here on nothing is sold to them, no companion answers them, and nothing of
 * others is shown to them, until staff or a check of their age clears it. What runs stops in the same transaction
 * (`accountHeld`). It stays if storing their words fails.
 */
export async function holdForAge(
  context: Context,
  { userId, source }: { userId: string; source: 'message' | 'comment' | 'support' },
): Promise<void> {
  const { clock, live, hooks, log } = context;
  const now = clock.now();
  const isNew = await transact(context, async (tx) => {
    const { is_new } = await hold.one(tx, { userId, source, now });
    if (is_new !== true) return false;
    for (const onHeld of hooks.accountHeld) await onHeld(tx, { userId, now }, context);
    revokeAccess(tx, [userId]);
    return true;
  });
  if (!isNew) return;
  log.warn({ user: userId, source }, 'says that they are under 18: account held');
  live.publishControl(userChanged, userId);
  live.publish([userId], { type: 'age.changed', is_age_held: 1 });
}
