import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { PageLanguage } from '../../platform/http/page-language.ts';
import { convergePayment } from './converge-payment.ts';
import { resolveRedirectUrl } from './resolve-redirect-url.ts';

export type NewCheckout = {
  userId: string;
  /** Who settles it, and what it is for. */
  subject: { purpose: 'diamonds'; commodityId: string } | { purpose: 'subscription'; charId: string };
  description: string;
  /** Of `description` and of the page that it is paid on. */
  language: PageLanguage;
  /** Charged now; from our catalogue, never from a request. */
  priceUsdCents: number;
  monthUsdCents?: number;
  trialDays?: number;
  diamonds?: number;
  bonusDiamonds?: number;
  /** See closeRivalCheckouts. */
  exclusiveKey?: string;
  redirectUrl: string;
};

/** Stores a checkout and opens it at the provider. Refuses a foreign redirect and `paymentsUnavailable`. */
export async function openCheckout(
  context: Context,
  order: NewCheckout,
): Promise<{ pay_url: string; checkout_id: string }> {
  const { db, payments } = context;
  const returnUrl = resolveRedirectUrl(order.redirectUrl, context.publicUrl());
  const checkoutId = `co_${context.random.token(18)}`;
  await insertCheckout(context, order, checkoutId, returnUrl);
  const { timezone } = await db
    .selectFrom('users')
    .select('timezone')
    .where('user_id', '=', order.userId)
    .executeTakeFirstOrThrow();
  try {
    const opened = await payments.openCheckout({
      checkoutId,
      description: order.description,
      language: order.language,
      amountUsdCents: order.priceUsdCents,
      ...(order.monthUsdCents === undefined ? {} : { monthUsdCents: order.monthUsdCents }),
      trialDays: order.trialDays ?? 0,
      timezone,
      returnUrl,
    });
    await updateCheckout(context, checkoutId, { provider_ref: opened.providerRef });
    return { pay_url: opened.payUrl, checkout_id: checkoutId };
  } catch (error) {
    context.log.error({ err: error, checkoutId }, 'checkout could not be opened');
    await updateCheckout(context, checkoutId, { state: 'expired' });
    return refuse('paymentsUnavailable');
  }
}

/**
 * Of things that can be bought only once, one checkout is open at a time: closes the older ones, so that two tabs
 * cannot pay for the same. What turns out to be paid already is credited, so check afterwards what is still for sale.
 */
export async function closeRivalCheckouts(
  context: Context,
  userId: string,
  exclusiveKey: string,
): Promise<void> {
  const rivals = await context.db
    .selectFrom('checkouts')
    .select(['checkout_id', 'provider_ref'])
    .where('user_id', '=', userId)
    .where('exclusive_key', '=', exclusiveKey)
    .where('state', 'in', ['open', 'declined'])
    .execute();
  for (const { checkout_id, provider_ref } of rivals) {
    if (provider_ref === null) await updateCheckout(context, checkout_id, { state: 'expired' });
    else await closeAtProvider(context, provider_ref);
  }
}

async function closeAtProvider(context: Context, providerRef: string): Promise<void> {
  try {
    await context.payments.expireCheckout(providerRef);
    const outcome = await context.payments.findOutcome(providerRef);
    if (outcome) await convergePayment(context, outcome);
  } catch (error) {
    context.log.error({ err: error }, 'older checkout could not be closed');
    refuse('paymentsUnavailable');
  }
}

async function insertCheckout(
  { db, payments, clock }: Context,
  order: NewCheckout,
  checkoutId: string,
  returnUrl: string,
): Promise<void> {
  const { subject } = order;
  const inserted = await db
    .insertInto('checkouts')
    .values({
      checkout_id: checkoutId,
      user_id: order.userId,
      purpose: subject.purpose,
      commodity_id: subject.purpose === 'diamonds' ? subject.commodityId : null,
      char_id: subject.purpose === 'subscription' ? subject.charId : null,
      price_usd_cents: order.priceUsdCents,
      month_usd_cents: order.monthUsdCents ?? null,
      trial_days: order.trialDays ?? 0,
      diamonds: order.diamonds ?? 0,
      bonus_diamonds: order.bonusDiamonds ?? 0,
      state: 'open',
      provider: payments.provider,
      redirect_url: returnUrl,
      exclusive_key: order.exclusiveKey ?? null,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('checkout_id')
    .executeTakeFirst();
  // Two tabs at the very same moment: the other one has it.
  if (!inserted) refuse('tooManyRequests');
}

async function updateCheckout(
  { db }: Context,
  checkoutId: string,
  set: { provider_ref: string } | { state: 'expired' },
): Promise<void> {
  await db.updateTable('checkouts').set(set).where('checkout_id', '=', checkoutId).execute();
}
