import { type Db, query } from '../../../platform/db/db.ts';
import type { LiveSubscription, ProviderCheckout, ProviderSubscription } from '../payments.ts';

const pageSize = 100;

type PaymentJson = {
  paymentRef: string;
  amountUsdCents: number;
  refundedUsdCents: number;
  disputedUsdCents: number;
  paidAt: string;
  periodEnd: string | null;
};
type Row = {
  state: string;
  trial_end: Date | null;
  payments: PaymentJson[];
  subscription_ref: string | null;
  subscription_state: ProviderSubscription['state'];
  period_end: Date;
  cancel_at_end: boolean;
};

// One statement, so that all of it is as of one moment.
const findText = `
  select k.state, case when k.trial_days > 0 then s.anchor end as trial_end, s.subscription_ref,
    s.state as subscription_state, s.period_end, s.cancel_at_end,
    (select coalesce(json_agg(json_build_object('paymentRef', p.payment_ref, 'amountUsdCents', p.amount_usd_cents,
        'refundedUsdCents', p.refunded_usd_cents, 'disputedUsdCents', p.disputed_usd_cents, 'paidAt', p.paid_at,
        'periodEnd', p.period_end) order by p.paid_at, p.period_end), '[]')
      from sandbox_payments p where p.checkout_id = k.checkout_id) as payments
  from sandbox_checkouts k left join sandbox_subscriptions s using (checkout_id)
  where k.checkout_id = $1`;

/** The checkout with its payments and its subscription. */
export async function retrieveSandboxCheckout(
  db: Db,
  checkoutId: string,
): Promise<ProviderCheckout | undefined> {
  const [row] = await query<Row>(db, findText, [checkoutId]);
  if (!row) return undefined;
  const subscription = presentSubscription(row);
  return {
    state: presentState(row.state),
    payments: row.payments.map(({ paidAt, periodEnd, ...payment }) => ({
      ...payment,
      paidAt: new Date(paidAt),
      ...(periodEnd === null ? {} : { periodEnd: new Date(periodEnd) }),
    })),
    ...(subscription ? { subscription } : {}),
  };
}

/** While the bank asks the buyer, the checkout is open. */
function presentState(state: string): ProviderCheckout['state'] {
  return state === 'confirming' ? 'open' : (state as ProviderCheckout['state']);
}

function presentSubscription(row: Row): ProviderSubscription | undefined {
  if (row.subscription_ref === null) return undefined;
  return {
    subscriptionRef: row.subscription_ref,
    state: row.subscription_state,
    periodEnd: row.period_end,
    ...(row.trial_end ? { trialEnd: row.trial_end } : {}),
    renews: !row.cancel_at_end && row.subscription_state !== 'ended',
  };
}

const listLiveText = `
  select subscription_ref as "subscriptionRef", checkout_id as "checkoutId", checkout_id as "providerRef",
    not cancel_at_end as renews
  from sandbox_subscriptions where state <> 'ended' and subscription_ref > $1
  order by subscription_ref limit ${pageSize}`;

/** Subscriptions that have not ended, by their names, after the one named. */
export function listLiveSandboxSubscriptions(db: Db, afterSubscriptionRef = ''): Promise<LiveSubscription[]> {
  return query<LiveSubscription>(db, listLiveText, [afterSubscriptionRef]);
}
