import type { SubscriptionPrice } from '@kindred/contract/subscriptions/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { type Db, query, type Tx } from '../../../platform/db/db.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { stopRenewalsOfCharacter } from '../lifecycle/stop-renewals.ts';

const findPrice = `
  select c.group_id, c.pro_sales_open, coalesce((
    select json_agg(t order by t.month_usd_cents) from (
      select case m.kind when 'pro' then m.month_usd_cents else 0 end as month_usd_cents, count(*)::int as count
      from memberships m where m.char_id = c.char_id and m.state <> 'expired'
      group by 1) t), '[]') as members
  from characters c where c.char_id = $1`;

/** What joining the viewer's character costs, and what those who have joined pay. */
export async function getSubscriptionPrice({ db }: Pick<Context, 'db'>, viewer: Viewer) {
  return readPrice(db, viewer.charId ?? refuse('notFound'));
}

/**
 * Changes the price for whoever joins from now on. Nobody who has joined pays more or less: the provider charges
 * what was agreed. Made free, running subscriptions end with what is paid, since the same costs others nothing.
 */
export function setSubscriptionPrice(
  context: Context,
  { charId }: Viewer,
  change: { group_id?: string | null | undefined; pro_sales_open?: boolean | undefined },
): Promise<SubscriptionPrice> {
  if (!charId) return refuse('notFound');
  const columns = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return transact(context, async (tx) => {
    if (Object.keys(columns).length > 0) {
      await tx.updateTable('characters').set(columns).where('char_id', '=', charId).execute();
    }
    if (change.group_id === null) await stopRenewalsOfCharacter(tx, charId, context.clock.now());
    return readPrice(tx, charId);
  });
}

async function readPrice(db: Db | Tx, charId: string): Promise<SubscriptionPrice> {
  const [row] = await query<SubscriptionPrice>(db, findPrice, [charId]);
  return row ?? refuse('notFound');
}
