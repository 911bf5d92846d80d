import { type ChargeRate, presentAmount } from '@kindred/contract/wallet/charge-rate';
import type { Currency } from '@kindred/contract/wallet/currencies';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../../context.ts';
import { AppError, refuse } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { assertSalesOpen } from '../../users/sales/is-sales-quiet.ts';
import { resolveRate, type Shown } from '../currency/charge-rate.ts';
import { lockWallet } from '../ledger/adjust-wallet-balance.ts';
import { assertWithinLimit, hasSpendingLimit, type Meter } from '../limits/assert-within-limit.ts';
import { syncCheckout } from './apply-payment-event.ts';
import { closeCheckouts } from './close-checkouts.ts';
import { getCustomerRef } from './payment-customers.ts';
import { resolveRedirectUrl } from './resolve-redirect-url.ts';

/** So long a checkout holds its part of a limit; Stripe closes no page sooner than half an hour after it was opened. */
const limitHeldMs = 31 * 60_000;
/** So long an amount in another currency than US dollars can be paid. */
const rateHeldMs = 60 * 60_000;
const dayMs = 86_400_000;

/** What the first charges of a subscription cost, in US cents: so many of them, each for so many months. */
export type IntroPrice = {
  usdCents: number;
  /** More than one: several months paid at once; then `charges` is 1. */
  months: number;
  /** At most the provider's `maxIntroCharges`. */
  charges: number;
};

export type NewCheckout = {
  userId: string;
  /** Who settles it, and what it is for. */
  subject:
    | { purpose: 'diamonds' | 'vip'; commodityId: string }
    | { purpose: 'subscription' | 'gift' | 'upgrade'; charId: string }
    | { purpose: 'post'; postId: string };
  description: string;
  /** Of `description` and of the page that it is paid on. */
  language: Language;
  /** Charged now; from our catalogue, never from a request. */
  priceUsdCents: number;
  monthUsdCents?: number;
  /** Another price at the beginning; `priceUsdCents` is the first of it. */
  intro?: IntroPrice;
  trialDays?: number;
  /** Of the page that is paid for; 0, or left out, is its subscription. */
  tierLevel?: number;
  diamonds?: number;
  bonusDiamonds?: number;
  /** What the buyer was shown, or the rate that was agreed to when what is paid for began. */
  shown: Shown | { agreed: ChargeRate };
  /** A month that was agreed to before and is due: it counts towards the buyer's limit, and is not stopped by it. */
  isDue?: boolean;
  /** See closeRivalCheckouts. */
  exclusiveKey?: string;
  redirectUrl: string;
};

/**
 * Stores a checkout and opens it at the provider. Its row is what keeps rivals away, so `assertForSale` is asked once
 * more when it stands. Refuses a foreign redirect, `salesQuiet`, `ageHeld`, `quoteExpired` and `priceChanged` by what was shown,
 * `spendingLimitReached`, `paymentsUnavailable`, and `tooManyRequests` where another tab is faster.
 */
export async function openCheckout(
  context: Context,
  order: NewCheckout,
  assertForSale: (checkoutId: string) => Promise<void> = () => Promise.resolve(),
): Promise<{ pay_url: string; checkout_id: string }> {
  const returnUrl = resolveRedirectUrl(order.redirectUrl, context.publicUrl());
  await assertSalesOpen(context.db, order.userId, context.clock.now());
  const rate = await rateOf(context, order);
  const checkoutId = `co_${context.random.token(18)}`;
  const isLimited = order.priceUsdCents > 0 && (await hasSpendingLimit(context.db, order.userId));
  // What is open counts towards the limit, since it may be paid at any moment.
  if (isLimited) await closeOthers(context, order.userId);
  const lifeMs = isLimited ? limitHeldMs : rate.currency === 'USD' ? dayMs : rateHeldMs;
  const payableUntil = new Date(context.clock.now().getTime() + lifeMs);
  const offered = { ...order, rate, lifeMs, payableUntil };
  await context.db.transaction().execute(async (tx) => {
    if (isLimited) await reserve(tx, context, order);
    await insertCheckout(tx, context, offered, checkoutId, returnUrl);
  });
  try {
    await assertForSale(checkoutId);
    const { providerRef, payUrl } = await openAtProvider(context, offered, checkoutId, returnUrl);
    if (await storeProviderRef(context, checkoutId, providerRef)) {
      return { pay_url: payUrl, checkout_id: checkoutId };
    }
    // A rival has closed it meanwhile: nobody may pay it.
    await context.payments.expireCheckout(providerRef);
  } catch (error) {
    await expireUnopened(context, checkoutId);
    if (error instanceof AppError) throw error;
    context.log.error({ err: error, checkoutId }, 'checkout could not be opened');
    return refuse('paymentsUnavailable');
  }
  return refuse('tooManyRequests');
}

type OfferedCheckout = NewCheckout & { rate: ChargeRate; lifeMs: number; payableUntil: Date };

async function rateOf(context: Context, order: NewCheckout): Promise<ChargeRate> {
  const { userId, priceUsdCents, monthUsdCents, shown } = order;
  if ('agreed' in shown) return shown.agreed;
  return resolveRate(context, shown, { userId, priceUsdCents, renews: monthUsdCents !== undefined });
}

/** Refuses what goes beyond the buyer's limit, unless it is due. What fits is held while the checkout can be paid. */
async function reserve(tx: Tx, context: Context, order: NewCheckout): Promise<void> {
  const { userId, priceUsdCents: cents, subject } = order;
  const meters: Meter[] = 'commodityId' in subject ? ['charged'] : ['spent', 'charged'];
  if (order.isDue) await lockWallet(tx, userId);
  else await assertWithinLimit(tx, context, { userId, cents, meters });
}

/**
 * Of things that can be bought only once, one checkout is open at a time: closes the older ones at the provider, so
 * that two tabs cannot pay for the same. What turns out to be paid already is settled, so check afterwards what is
 * still for sale.
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
  for (const { checkout_id: checkoutId, provider_ref: providerRef } of rivals) {
    // Whoever is opening it now finds it closed.
    if (providerRef === null) await expireUnopened(context, checkoutId);
    else await closeAtProvider(context, { checkoutId, providerRef });
  }
}

async function closeOthers(context: Context, userId: string): Promise<void> {
  try {
    await closeCheckouts(context, { user_id: userId });
  } catch (error) {
    context.log.error({ err: error }, 'open checkouts could not be closed');
    refuse('paymentsUnavailable');
  }
}

async function closeAtProvider(
  context: Context,
  checkout: { checkoutId: string; providerRef: string },
): Promise<void> {
  try {
    await context.payments.expireCheckout(checkout.providerRef);
    await syncCheckout(context, checkout);
  } catch (error) {
    context.log.error({ err: error }, 'older checkout could not be closed');
    refuse('paymentsUnavailable');
  }
}

async function openAtProvider(
  context: Context,
  order: OfferedCheckout,
  checkoutId: string,
  returnUrl: string,
): Promise<{ providerRef: string; payUrl: string }> {
  const { db, payments } = context;
  const { rate, monthUsdCents, intro } = order;
  const { timezone } = await db
    .selectFrom('users')
    .select('timezone')
    .where('user_id', '=', order.userId)
    .executeTakeFirstOrThrow();
  const customerRef = await getCustomerRef(context, order.userId);
  return payments.openCheckout({
    checkoutId,
    ...(customerRef === undefined ? {} : { customerRef }),
    description: order.description,
    language: order.language,
    currency: rate.currency as Currency,
    amount: presentAmount(order.priceUsdCents, rate),
    ...(monthUsdCents === undefined ? {} : { monthAmount: presentAmount(monthUsdCents, rate) }),
    ...(intro ? { intro: { ...intro, amount: presentAmount(intro.usdCents, rate) } } : {}),
    trialDays: order.trialDays ?? 0,
    timezone,
    returnUrl,
    ...(order.lifeMs < dayMs ? { expiresAt: order.payableUntil } : {}),
  });
}

async function insertCheckout(
  tx: Tx,
  { payments, clock }: Context,
  order: OfferedCheckout,
  checkoutId: string,
  returnUrl: string,
): Promise<void> {
  const { subject } = order;
  const inserted = await tx
    .insertInto('checkouts')
    .values({
      checkout_id: checkoutId,
      user_id: order.userId,
      purpose: subject.purpose,
      language: order.language,
      commodity_id: 'commodityId' in subject ? subject.commodityId : null,
      char_id: 'charId' in subject ? subject.charId : null,
      diary_id: 'postId' in subject ? subject.postId : null,
      currency: order.rate.currency,
      rate_micros: order.rate.rate_micros,
      price_usd_cents: order.priceUsdCents,
      month_usd_cents: order.monthUsdCents ?? null,
      trial_days: order.trialDays ?? 0,
      tier_level: order.tierLevel ?? 0,
      intro_usd_cents: order.intro?.usdCents ?? null,
      intro_months: order.intro?.months ?? null,
      intro_charges: order.intro?.charges ?? null,
      diamonds: order.diamonds ?? 0,
      bonus_diamonds: order.bonusDiamonds ?? 0,
      state: 'open',
      provider: payments.provider,
      redirect_url: returnUrl,
      exclusive_key: order.exclusiveKey ?? null,
      payable_until: order.payableUntil,
      is_due: order.isDue ?? false,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('checkout_id')
    .executeTakeFirst();
  // Two tabs at the very same moment: the other one has it.
  if (!inserted) refuse('tooManyRequests');
}

/** False when the checkout was closed before it was opened. */
async function storeProviderRef({ db }: Context, checkoutId: string, providerRef: string): Promise<boolean> {
  const { state } = await db
    .updateTable('checkouts')
    .set({ provider_ref: providerRef })
    .where('checkout_id', '=', checkoutId)
    .returning('state')
    .executeTakeFirstOrThrow();
  return state === 'open';
}

/** Gives up a checkout that the provider has not opened yet; its opener then finds it closed. */
export async function expireUnopened({ db }: Context, checkoutId: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ state: 'expired' })
    .where('checkout_id', '=', checkoutId)
    .where('provider_ref', 'is', null)
    .where('state', '=', 'open')
    .execute();
}
