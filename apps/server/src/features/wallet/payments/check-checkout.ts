import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../viewer.ts';
import { hasUsedOffer, trialOffer } from '../../users/used-offers.sql.ts';
import { syncCheckout } from './apply-payment-event.ts';

type Checkout = {
  checkout_id: string;
  state: string;
  provider_ref: string | null;
  trial_days: number;
  char_id: string | null;
};

/**
 * Returns the state of a checkout of the viewer (the newest without an id). Asks the provider while the checkout is
 * unsettled.
 */
export async function checkCheckout(
  context: Context,
  { checkout_id: checkoutId }: ParsedInput<'checkCheckout'>,
  { userId }: Viewer,
): Promise<CallOutput<'checkCheckout'>> {
  const checkout = await findCheckout(context, userId, checkoutId);
  const isUnsettled = checkout?.state === 'open' || checkout?.state === 'declined';
  if (checkout && isUnsettled) await askProvider(context, checkout);
  const current = isUnsettled ? await findCheckout(context, userId, checkout.checkout_id) : checkout;
  const wallet = await context.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .where('kind', '=', 'wallet')
    .executeTakeFirst();
  return {
    checkout_id: current?.checkout_id ?? null,
    state: (current?.state ?? 'none') as CallOutput<'checkCheckout'>['state'],
    is_trial_used: current !== undefined && (await isTrialUsed(context, userId, current)),
    diamond: Number(wallet?.balance ?? 0),
  };
}

async function isTrialUsed({ db }: Context, userId: string, checkout: Checkout): Promise<boolean> {
  const { state, trial_days, char_id: charId } = checkout;
  if (state !== 'expired' || trial_days === 0 || charId === null) return false;
  return hasUsedOffer(db, userId, trialOffer(charId));
}

/** For webhooks that never came. Ignores a provider that is away; the next call asks again. */
export async function askProvider(
  context: Context,
  { checkout_id: checkoutId, provider_ref: providerRef }: Pick<Checkout, 'checkout_id' | 'provider_ref'>,
): Promise<void> {
  if (providerRef === null) return;
  try {
    await syncCheckout(context, { checkoutId, providerRef });
  } catch (error) {
    context.log.warn({ err: error, checkoutId }, 'provider could not be asked');
  }
}

/** Closes a page that the provider has left open after its time. */
export async function closeOverdue(
  context: Context,
  checkout: Pick<Checkout, 'checkout_id' | 'provider_ref'>,
): Promise<void> {
  try {
    if (checkout.provider_ref !== null) await context.payments.expireCheckout(checkout.provider_ref);
  } catch (error) {
    context.log.warn({ err: error, checkoutId: checkout.checkout_id }, 'checkout could not be closed');
  }
  await askProvider(context, checkout);
}

function findCheckout(
  { db }: Context,
  userId: string,
  checkoutId: string | undefined,
): Promise<Checkout | undefined> {
  let query = db
    .selectFrom('checkouts')
    .select(['checkout_id', 'state', 'provider_ref', 'trial_days', 'char_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1);
  if (checkoutId !== undefined) query = query.where('checkout_id', '=', checkoutId);
  return query.executeTakeFirst();
}
