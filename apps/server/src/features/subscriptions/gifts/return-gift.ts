import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { HookInput } from '../../../hooks.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { chargedJson } from '../../wallet/currency/agreed-rate.sql.ts';
import { enqueueRefund } from '../../wallet/payments/return-payment.ts';

const $ = inputs({ now: 'timestamptz', atMost: 'integer', giftId: 'bigint', userId: 'bigint' });

const batchSize = 100;

/**
 * The condition that the provider will never refund a gift `g`: nothing asks it again, and the money stays until
 * staff settles it otherwise (`wallet/payments/refused-refunds.sql.ts`).
 */
export const isRefused = sql`exists (select from payments p where p.checkout_id = g.checkout_id and p.refund_refusal is not null)`;

// Includes gifts in state `returning`, whose earlier job may have failed.
const returning = <Inputs>(which: Sql<Inputs>) =>
  statement(
    {
      gift_id: 'bigint',
      user_id: 'bigint',
      checkout_id: 'text',
      payment_ref: 'text',
      usd_cents: 'integer',
      charged: as<{ currency: string; amount: number } | null>('json?'),
      is_over: 'boolean!',
    },
    sql`with due as (
        select gift_id from subscription_gifts g where ${which} and g.state in ('ready', 'returning')
        order by gift_id limit ${$.atMost} for update),
      marked as (
        update subscription_gifts g set state = 'returning' from due where g.gift_id = due.gift_id
          returning g.gift_id, g.user_id, g.checkout_id, g.expires_at)
      select m.gift_id, m.user_id, m.checkout_id, p.payment_ref, p.usd_cents, ${chargedJson('p')} as charged,
          m.expires_at <= ${$.now} as is_over
        from marked m join payments p using (checkout_id) where p.refund_refusal is null`,
  );

const returnGift = returning(sql`g.gift_id = ${$.giftId} and g.user_id = ${$.userId}`);
const returnDue = returning(
  sql`(g.state = 'ready' and g.expires_at <= ${$.now} or g.state = 'returning' and not ${isRefused})`,
);

const expireGifts = statement(
  {},
  sql`update subscription_gifts g set expires_at = least(g.expires_at, ${$.now})
    where g.state = 'ready' and (g.to_user_id = ${$.userId}
      or g.char_id in (select c.char_id from characters c where c.user_id = ${$.userId}))`,
);

/** Takes an unclaimed gift back; a job refunds the buyer. Refuses with `giftGone`. */
export function returnSubscriptionGift(
  context: Context,
  { gift_id: giftId }: ParsedInput<'returnSubscriptionGift'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  return transact(context, async (tx) => {
    const inputs = { giftId, userId, now: context.clock.now(), atMost: 1 };
    const { payment_ref, checkout_id } = (await returnGift.first(tx, inputs)) ?? refuse('giftGone');
    await enqueueRefund(tx, { payment_ref, checkout_id });
    return {};
  });
}

/**
 * Refunds up to `atMost` gifts that were not claimed in time, oldest first, and notifies their buyers. Buyers who
 * took a gift back themselves get no notification.
 */
export function returnExpiredGifts(context: Context, atMost = batchSize): Promise<void> {
  return transact(context, async (tx) => {
    const now = context.clock.now();
    for (const { payment_ref, checkout_id, ...gift } of await returnDue.all(tx, { now, atMost })) {
      await enqueueRefund(tx, { payment_ref, checkout_id });
      if (!gift.is_over) continue;
      const { gift_id, user_id: userId, usd_cents: usdCents } = gift;
      const charged = gift.charged ?? undefined;
      const cause = `gift_returned ${gift_id}`;
      await publishDomainEvent(context, tx, {
        userId,
        topic: 'gift_returned',
        usdCents,
        charged,
        cause,
        now,
      });
    }
  });
}

/** Expires unclaimed gifts of a deleted creator's pages and for a deleted person; they are then refunded. */
export async function endGifts(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  await expireGifts.run(tx, { userId, now });
}
