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

/** The time for which a checkout of a person with a limit can be paid. Stripe keeps a page open for at least 30 minutes. */
const limitedMs = 31 * 60_000;
/** The time for which an amount in another currency than US dollars can be paid. */
const rateHeldMs = 60 * 60_000;
const dayMs = 86_400_000;

/** The price of the first charges of a subscription, in US cents: `charges` charges of `months` months each. */
export type IntroPrice = {
  usdCents: number;
  /** Above 1, several months are paid at once, and `charges` is 1. */
  months: number;
  /** At most the provider's `maxIntroCharges`. */
  charges: number;
};

export type NewCheckout = {
  userId: string;
  /** The purpose selects the hook that settles the checkout. */
  subject:
    | { purpose: 'diamonds' | 'vip'; commodityId: string }
    | { purpose: 'subscription' | 'gift' | 'upgrade'; charId: string }
    | { purpose: 'post'; postId: string };
  description: string;
  /** The language of `description` and of the provider's page. */
  language: Language;
  /** The first charge; from the catalogue, never from a request. */
  priceUsdCents: number;
  monthUsdCents?: number;
  /** The price of the first charges, where it differs; `priceUsdCents` is the first of them. */
  intro?: IntroPrice;
  trialDays?: number;
  /** The tier of the page; 0 by default, which is its subscription. */
  tierLevel?: number;
  diamonds?: number;
  bonusDiamonds?: number;
  /** The buyer's quote, or the rate of an earlier agreement. */
  shown: Shown | { agreed: ChargeRate };
  /** A month that was agreed to before and is due: it counts towards the buyer's limit but is never refused by it. */
  isDue?: boolean;
  /** See `closeRivalCheckouts`. */
  exclusiveKey?: string;
  redirectUrl: string;
};

/**
 * Stores a checkout and opens it at the provider. `assertForSale` runs after the row is stored, because the row keeps
 * rivals away. Refuses a foreign redirect, with `salesQuiet`, `ageHeld`, `quoteExpired`, `priceChanged`,
 * `spendingLimitReached`, `paymentsUnavailable`, and with `tooManyRequests` when another tab was faster.
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
  // What is paid beyond the limit goes back, so only one checkout is open.
  if (isLimited) await closeOthers(context, order.userId);
  const lifeMs = isLimited ? limitedMs : rate.currency === 'USD' ? dayMs : rateHeldMs;
  const payableUntil = new Date(context.clock.now().getTime() + lifeMs);
  const checkout = { ...order, rate, lifeMs, payableUntil };
  await context.db.transaction().execute(async (tx) => {
    if (isLimited) await reserve(tx, context, order);
    await insertCheckout(tx, context, checkout, checkoutId, returnUrl);
  });
  try {
    await assertForSale(checkoutId);
    const { providerRef, payUrl } = await openAtProvider(context, checkout, checkoutId, returnUrl);
    if (await storeProviderRef(context, checkoutId, providerRef)) {
      return { pay_url: payUrl, checkout_id: checkoutId };
    }
    // A rival has closed this checkout meanwhile, so its page must close too.
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
  const { userId, priceUsdCents, monthUsdCents, shown, subject } = order;
  if ('agreed' in shown) return shown.agreed;
  const isPack = subject.purpose === 'diamonds';
  return resolveRate(context, shown, { userId, priceUsdCents, renews: monthUsdCents !== undefined, isPack });
}

/**
 * Refuses what exceeds the buyer's limit, unless it is due.
 */
async function reserve(tx: Tx, context: Context, order: NewCheckout): Promise<void> {
  const { userId, priceUsdCents: cents, subject } = order;
  const meters: Meter[] = 'commodityId' in subject ? ['charged'] : ['spent', 'charged'];
  if (order.isDue) await lockWallet(tx, userId);
  else await assertWithinLimit(tx, context, { userId, cents, meters });
}

/**
 * Closes a buyer's older checkouts for a thing that can be bought only once, so that two tabs cannot both pay. A
 * rival that is already paid is settled, so check afterwards that the thing is still for sale.
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
    // The request that is opening it finds it closed.
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
  const row = await tx
    .insertInto('checkouts')
    .values({
      checkout_id: checkoutId,
      user_id: order.userId,
      purpose: subject.purpose,
      language: order.language,
      commodity_id: 'commodityId' in subject ? subject.commodityId : null,
      char_id: 'charId' in subject ? subject.charId : null,
      post_id: 'postId' in subject ? subject.postId : null,
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
  // Another tab opened the same checkout at the same moment.
  if (!row) refuse('tooManyRequests');
}

/** Returns false when a rival has closed the checkout before it opened. */
async function storeProviderRef({ db }: Context, checkoutId: string, providerRef: string): Promise<boolean> {
  const { state } = await db
    .updateTable('checkouts')
    .set({ provider_ref: providerRef })
    .where('checkout_id', '=', checkoutId)
    .returning('state')
    .executeTakeFirstOrThrow();
  return state === 'open';
}

/** Expires a checkout that the provider has not opened yet; the request that opens it then finds it closed. */
export async function expireUnopened({ db }: Context, checkoutId: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ state: 'expired' })
    .where('checkout_id', '=', checkoutId)
    .where('provider_ref', 'is', null)
    .where('state', '=', 'open')
    .execute();
}
