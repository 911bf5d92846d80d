import type Stripe from 'stripe';
import type { ProviderPayment } from '../payments.ts';
import { idOf, type StripeAccount, toDate } from './stripe-account.ts';
import { disputedShare, presentedBy } from './stripe-money.ts';

/** More months than a subscription can have had. */
const maxInvoices = 1200;
const maxCharges = 10_000;

/** The paid periods of a subscription, oldest first: its invoices, with what became of their charges. */
export async function listSubscriptionPayments(
  account: StripeAccount,
  subscription: Stripe.Subscription,
): Promise<ProviderPayment[]> {
  const { stripe } = account;
  const invoices = await stripe.invoices
    .list({ subscription: subscription.id, status: 'paid', limit: 100, expand: ['data.payments'] })
    .autoPagingToArray({ limit: maxInvoices });
  const charged = invoices.flatMap((invoice) => {
    const intentId = intentOf(invoice);
    return intentId === undefined ? [] : [{ invoice, intentId }];
  });
  if (charged.length === 0) return [];
  const charges = await listCharges(account, subscription);
  const payments = charged.map(({ invoice, intentId }) => {
    const charge = charges.get(intentId);
    if (!charge) throw new Error(`Stripe says that ${invoice.id} is paid, and has no charge of it yet`);
    return readPayment(account, invoice, charge, intentId);
  });
  return (await Promise.all(payments)).toSorted(
    (payment, other) => payment.paidAt.getTime() - other.paidAt.getTime(),
  );
}

/** One that cost nothing, such as a trial's, has none. */
function intentOf(invoice: Stripe.Invoice): string | undefined {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return idOf(paid?.payment.payment_intent);
}

/** Those of the same buyer that succeeded since the subscription began, by the payment that they belong to. */
async function listCharges(
  { stripe }: StripeAccount,
  { customer, created }: Stripe.Subscription,
): Promise<Map<string, Stripe.Charge>> {
  const customerId = idOf(customer);
  const charges = await stripe.charges
    .list({
      ...(customerId === undefined ? {} : { customer: customerId }),
      created: { gte: created - 60 },
      limit: 100,
    })
    .autoPagingToArray({ limit: maxCharges });
  const paid = charges.filter(({ status }) => status === 'succeeded');
  return new Map(paid.map((charge) => [idOf(charge.payment_intent) ?? charge.id, charge]));
}

async function readPayment(
  account: StripeAccount,
  invoice: Stripe.Invoice,
  charge: Stripe.Charge,
  paymentRef: string,
): Promise<ProviderPayment> {
  // What was paid at once stands beside the months that it pays for.
  const periodEnd = Math.max(0, ...invoice.lines.data.map(({ period }) => period.end));
  const presented = presentedBy(charge);
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    paymentRef,
    currency: invoice.currency.toUpperCase(),
    amount: invoice.amount_paid,
    refunded: charge.amount_refunded,
    disputed: await disputedShare(account, charge),
    paidAt: toDate(invoice.status_transitions.paid_at ?? charge.created),
    ...(periodEnd > 0 ? { periodEnd: toDate(periodEnd) } : {}),
    ...(tax > 0 ? { tax } : {}),
    ...(presented ? { presented } : {}),
  };
}
