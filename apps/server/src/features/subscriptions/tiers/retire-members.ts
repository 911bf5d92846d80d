import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { cancelAtProvider } from '../lifecycle/close-subscription.ts';
import { notifyFan } from '../lifecycle/notify-subscription.ts';

const $ = inputs({ now: 'timestamptz', charId: 'bigint', level: 'integer' });

export const retireTask = 'subscriptions.retire-tier';

const batchSize = 200;

// Members who are about to switch to another tier continue; members about to switch to this tier cannot renew.
const stopBatch = statement(
  { user_id: 'bigint', provider_ref: 'text?', period_end: 'timestamptz!' },
  sql`update memberships m set state = 'canceled', renews = false, updated_at = ${$.now}
    where (m.user_id, m.char_id) in (
      select s.user_id, s.char_id from memberships s
      where s.char_id = ${$.charId} and s.kind = 'pro' and s.renews
        and s.state in ('trialing', 'active', 'past_due')
        and coalesce(s.switch_level, s.tier_level) = ${$.level}
      order by s.user_id limit ${batchSize} for update)
    returning m.user_id, m.provider_ref, m.period_end`,
);

/** Stops the renewals of members of a retired tier and notifies them of the day on which it ends. */
export async function retireMembers(context: Context, payload: unknown): Promise<void> {
  const { char_id: charId, tier_level: level } = payload as { char_id: string; tier_level: number };
  for (let stoppedCount = batchSize; stoppedCount === batchSize; ) {
    stoppedCount = await transact(context, async (tx) => {
      const now = context.clock.now();
      const members = await stopBatch.all(tx, { charId, level, now });
      for (const { user_id: fanId, provider_ref, period_end: dueAt } of members) {
        if (provider_ref) await cancelAtProvider(tx, provider_ref);
        const cause = `tier_retired ${charId} ${level} ${dueAt.toISOString()}`;
        await notifyFan(context, tx, { topic: 'tier_retired', fanId, charId, dueAt, cause, now });
      }
      return members.length;
    });
  }
}
