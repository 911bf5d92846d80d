import type { ParsedInput } from '@kindred/contract/all/calls';
import type { SubscriptionPrice } from '@kindred/contract/subscriptions/calls';
import { parseGroupId } from '@kindred/contract/subscriptions/tiers';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { revokeAccess, transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Viewer } from '../../../viewer.ts';
import { updateCharacterColumns } from '../../characters/update-character-columns.ts';
import { type PriceOffer, priceTasks } from '../lifecycle/accept-price.ts';
import { stopRenewalsOfCharacter } from '../lifecycle/stop-renewals.ts';
import { lockPage } from '../tiers/own-tiers.ts';

const $ = inputs({ charId: 'bigint' });

const findPrice = statement(
  {
    group_id: as<SubscriptionPrice['group_id']>('text?'),
    pro_sales_open: 'boolean',
    members: as<SubscriptionPrice['members']>('json'),
  },
  sql`select c.group_id, c.pro_sales_open, coalesce((
    select json_agg(t order by t.month_usd_cents) from (
      select case m.kind when 'pro' then m.month_usd_cents else 0 end as month_usd_cents, count(*)::int as count
      from memberships m where m.char_id = c.char_id and m.state <> 'expired'
      group by 1) t), '[]') as members
  from characters c where c.char_id = ${$.charId}`,
);

export async function getSubscriptionPrice(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  viewer: Viewer,
): Promise<SubscriptionPrice> {
  return readPrice(db, viewer.charId ?? refuse('notFound'));
}

/**
 * Changes the price for new members. Members keep their price: the provider charges what was agreed. When the page
 * becomes free, renewals stop at the end of the paid period. Refuses with `tierPriceOrder` unless the price is below
 * all further tiers.
 */
export function setSubscriptionPrice(
  context: Context,
  change: ParsedInput<'setSubscriptionPrice'>,
  { charId, userId }: Viewer,
): Promise<SubscriptionPrice> {
  if (!charId) return refuse('notFound');
  const columns = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return transact(context, async (tx) => {
    if (change.group_id) await assertBelowTiers(tx, charId, change.group_id);
    if (Object.keys(columns).length > 0) {
      await updateCharacterColumns(tx, charId, columns);
      revokeAccess(tx, [userId]);
    }
    await offerToMembers(tx, charId, change.group_id, context.clock.now());
    if (change.group_id === null) await stopRenewalsOfCharacter(tx, charId, context.clock.now());
    return readPrice(tx, charId);
  });
}

const findLowest = statement(
  { month_usd_cents: 'integer?' },
  sql`select min(month_usd_cents) as month_usd_cents from page_tiers
    where char_id = ${$.charId} and level > 0 and retired_at is null`,
);

async function assertBelowTiers(tx: Tx, charId: string, groupId: string): Promise<void> {
  await lockPage.run(tx, { charId });
  const { month_usd_cents: lowest } = await findLowest.one(tx, { charId });
  const page = parseGroupId(groupId);
  if (page && lowest !== null && page.monthUsdCents >= lowest) refuse('tierPriceOrder');
}

/** Members keep their price; a job asks them to agree to the new one. */
async function offerToMembers(
  tx: Tx,
  charId: string,
  groupId: string | null | undefined,
  now: Date,
): Promise<void> {
  const tier = groupId ? parseGroupId(groupId) : undefined;
  if (!tier) return;
  const offer: PriceOffer = { char_id: charId, usd_cents: tier.monthUsdCents, at: now.toISOString() };
  await enqueue(tx, priceTasks.offer, offer);
}

async function readPrice(db: Db | Tx, charId: string): Promise<SubscriptionPrice> {
  return (await findPrice.first(db, { charId })) ?? refuse('notFound');
}
