import type Stripe from 'stripe';
import type { SavedMethod, SavedMethods } from '../saved-methods.ts';
import { idOf, isOurs, type StripeAccount, unless, unlessMissing } from './stripe-account.ts';
import { findOverdueInvoice } from './stripe-subscriptions.ts';

const max = 100;

/** What buyers have saved with Stripe: its customers, their payment methods, and its customer portal. */
export function stripeMethods(account: StripeAccount): SavedMethods {
  const { stripe, installation } = account;
  return {
    createCustomer: async (buyerKey) => {
      const metadata = { installation, buyer: buyerKey };
      const idempotencyKey = `customer:${installation}:${buyerKey}`;
      return (await stripe.customers.create({ metadata }, { idempotencyKey })).id;
    },
    deleteCustomer: async (customerRef) => {
      await unlessMissing(stripe.customers.del(customerRef));
    },
    list: (customerRef) => listMethods(account, customerRef),
    setDefault: async (customerRef, methodRef) => {
      if (!(await isTheirs(account, customerRef, methodRef))) return false;
      const invoice_settings = { default_payment_method: methodRef };
      await stripe.customers.update(customerRef, { invoice_settings });
      // Checkout has bound each subscription to the card that opened it.
      for await (const { id } of stripe.subscriptions.list({ customer: customerRef, limit: max })) {
        await stripe.subscriptions.update(id, { default_payment_method: methodRef });
      }
      return true;
    },
    remove: async (customerRef, methodRef) => {
      if (!(await isTheirs(account, customerRef, methodRef))) return false;
      await stripe.paymentMethods.detach(methodRef);
      return true;
    },
    payOverdue: async (customerRef, methodRef, subscriptionRef) => {
      if (!(await isTheirs(account, customerRef, methodRef))) return 'unknown_method';
      const invoice = await findOverdueInvoice(account, subscriptionRef);
      if (!invoice?.id || idOf(invoice.customer) !== customerRef) return 'not_due';
      if (!(await payInvoice(account, invoice.id, methodRef))) return 'declined';
      await stripe.subscriptions.update(subscriptionRef, { default_payment_method: methodRef });
      return 'paid';
    },
    openPortal: async (customerRef, { returnUrl, language }) => {
      const configuration = await findPortal(account);
      const session = await stripe.billingPortal.sessions.create({
        customer: customerRef,
        configuration,
        return_url: returnUrl,
        locale: language,
      });
      return session.url;
    },
  };
}

/** False when the bank declines, or asks its owner, who is not there. */
async function payInvoice(
  { stripe }: StripeAccount,
  invoiceId: string,
  payment_method: string,
): Promise<boolean> {
  const request = stripe.invoices.pay(invoiceId, { payment_method, off_session: true });
  return (await unless(request, ({ statusCode }) => statusCode === 402)) !== undefined;
}

async function listMethods({ stripe }: StripeAccount, customerRef: string): Promise<SavedMethod[]> {
  const customer = await unlessMissing(stripe.customers.retrieve(customerRef));
  if (!customer || customer.deleted) return [];
  const defaultRef = idOf(customer.invoice_settings.default_payment_method);
  const { data } = await stripe.customers.listPaymentMethods(customerRef, { limit: max });
  return data
    .map((method) => presentMethod(method, method.id === (defaultRef ?? data[0]?.id)))
    .toSorted((method, other) => Number(other.isDefault) - Number(method.isDefault));
}

function presentMethod({ id, type, card, ...kinds }: Stripe.PaymentMethod, isDefault: boolean): SavedMethod {
  const last4 = card?.last4 ?? kinds.sepa_debit?.last4 ?? kinds.us_bank_account?.last4;
  return {
    methodRef: id,
    kind: type,
    isDefault,
    ...(card ? { brand: card.brand, expires: { month: card.exp_month, year: card.exp_year } } : {}),
    ...(last4 ? { last4 } : {}),
  };
}

async function isTheirs({ stripe }: StripeAccount, customerRef: string, methodRef: string): Promise<boolean> {
  const method = await unlessMissing(stripe.paymentMethods.retrieve(methodRef));
  return idOf(method?.customer) === customerRef;
}

/** The portal changes cards and shows invoices. What one subscribes to, one cancels with us, where one has joined. */
async function findPortal(account: StripeAccount): Promise<string> {
  const { configurations } = account.stripe.billingPortal;
  for await (const { id, metadata } of configurations.list({ active: true, limit: max })) {
    if (isOurs(account, metadata)) return id;
  }
  const { installation } = account;
  const made = await configurations.create(
    {
      metadata: { installation },
      features: {
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
        subscription_cancel: { enabled: false },
      },
    },
    { idempotencyKey: `portal:${installation}` },
  );
  return made.id;
}
