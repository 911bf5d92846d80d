import { as } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { LiveSubscription, ProviderCheckout, ProviderSubscription } from '../payments.ts';
import { fingerprintOf, type SandboxCard } from './sandbox-cards.ts';

const $ = inputs({ checkoutId: 'text', after: 'text' });

const pageSize = 100;

type PaymentJson = {
  paymentRef: string;
  currency: string;
  amount: number;
  refunded: number;
  disputed: number;
  paidAt: string;
  periodEnd: string | null;
};

// One statement, so that all of it is as of one moment.
const findCheckout = statement(
  {
    state: as<ProviderCheckout['state'] | 'confirming'>('text'),
    card: as<SandboxCard | null>('text?'),
    trial_end: 'timestamptz?',
    subscription_ref: 'text?',
    subscription_state: as<ProviderSubscription['state'] | null>('text?'),
    period_end: 'timestamptz?',
    cancel_at_end: 'boolean?',
    payments: as<PaymentJson[]>('json!'),
  },
  sql`select k.state, k.card, case when k.trial_days > 0 then s.anchor end as trial_end, s.subscription_ref,
      s.state as subscription_state, s.period_end, s.cancel_at_end,
      (select coalesce(json_agg(json_build_object('paymentRef', p.payment_ref, 'currency', p.currency,
          'amount', p.amount, 'refunded', p.refunded, 'disputed', p.disputed, 'paidAt', p.paid_at,
          'periodEnd', p.period_end) order by p.paid_at, p.period_end), '[]')
        from sandbox_payments p where p.checkout_id = k.checkout_id) as payments
    from sandbox_checkouts k left join sandbox_subscriptions s using (checkout_id)
    where k.checkout_id = ${$.checkoutId}`,
);
type Row = Awaited<ReturnType<typeof findCheckout.one>>;

/** The checkout with its payments and its subscription. */
export async function retrieveSandboxCheckout(
  db: Db,
  checkoutId: string,
): Promise<ProviderCheckout | undefined> {
  const row = await findCheckout.first(db, { checkoutId });
  if (!row) return undefined;
  const subscription = presentSubscription(row);
  const fingerprint = row.card === null || subscription ? undefined : fingerprintOf(row.card);
  return {
    // While the bank asks the buyer, the checkout is open.
    state: row.state === 'confirming' ? 'open' : row.state,
    payments: row.payments.map(({ paidAt, periodEnd, ...payment }) => ({
      ...payment,
      paidAt: new Date(paidAt),
      ...(periodEnd === null ? {} : { periodEnd: new Date(periodEnd) }),
      ...(fingerprint ? { cardFingerprint: fingerprint } : {}),
    })),
    ...(subscription ? { subscription } : {}),
  };
}

function presentSubscription({
  subscription_ref: subscriptionRef,
  subscription_state: state,
  period_end: periodEnd,
  trial_end: trialEnd,
  cancel_at_end,
  card,
}: Row): ProviderSubscription | undefined {
  if (subscriptionRef === null || state === null || periodEnd === null) return undefined;
  const renews = !cancel_at_end && state !== 'ended';
  const cardFingerprint = card === null ? undefined : fingerprintOf(card);
  return {
    subscriptionRef,
    state,
    periodEnd,
    ...(trialEnd ? { trialEnd } : {}),
    renews,
    ...(cardFingerprint ? { cardFingerprint } : {}),
  };
}

const listLive = statement(
  { subscription_ref: 'text', checkout_id: 'text', cancel_at_end: 'boolean' },
  sql`select subscription_ref, checkout_id, cancel_at_end from sandbox_subscriptions
    where state <> 'ended' and subscription_ref > ${$.after}
    order by subscription_ref limit ${pageSize}`,
);

/** Subscriptions that have not ended, by their names, after the one named. */
export async function listLiveSandboxSubscriptions(db: Db, after = ''): Promise<LiveSubscription[]> {
  const rows = await listLive.all(db, { after });
  return rows.map(({ subscription_ref: subscriptionRef, checkout_id: checkoutId, cancel_at_end }) => ({
    subscriptionRef,
    checkoutId,
    providerRef: checkoutId,
    renews: !cancel_at_end,
  }));
}
