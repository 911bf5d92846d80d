import type Stripe from 'stripe';
import { type Payout, type PayoutAccount, type PayoutAccounts, PayoutRefused } from '../payout-accounts.ts';
import { expanded, idOf, type StripeAccount, toDate, unlessMissing } from './stripe-account.ts';

type Named = { accountRef: string; payoutId: string };

/**
 * Connect: an Express account for each owner, which Stripe asks for all that the law wants to know. We send money to
 * it (a transfer) and from there to its bank at once (a payout). Both are looked for before they are made, since
 * Stripe forgets idempotency keys after a day.
 */
export function stripePayouts(account: StripeAccount): PayoutAccounts {
  const { stripe, installation } = account;
  return {
    createAccount: async (ownerKey) => {
      const made = await stripe.accounts.create(
        {
          type: 'express',
          metadata: { installation, owner: ownerKey },
          capabilities: { transfers: { requested: true } },
          settings: { payouts: { schedule: { interval: 'manual' } } },
        },
        { idempotencyKey: `account:${installation}:${ownerKey}` },
      );
      return made.id;
    },
    createAccountLink: async (accountRef, { returnUrl, refreshUrl }) => {
      const link = await stripe.accountLinks.create({
        account: accountRef,
        type: 'account_onboarding',
        return_url: returnUrl,
        refresh_url: refreshUrl,
      });
      return { url: link.url };
    },
    getAccount: async (accountRef) => {
      const account = await unlessMissing(stripe.accounts.retrieve(accountRef));
      return account && presentAccount(account);
    },
    pay: ({ payoutId, accountRef, amountUsdCents }) => pay(account, { accountRef, payoutId }, amountUsdCents),
    getPayout: async (accountRef, payoutId) => {
      const payout = await findPayout(account, { accountRef, payoutId });
      return payout && presentPayout(payoutId, payout);
    },
    reclaim: (accountRef, payoutId) => reclaim(account, { accountRef, payoutId }),
  };
}

function presentAccount({ id, requirements, ...account }: Stripe.Account): PayoutAccount {
  const bank = account.external_accounts?.data[0];
  return {
    accountRef: id,
    state: stateOf({ requirements, ...account }),
    ...(bank?.last4 ? { bankLast4: bank.last4 } : {}),
    ...(bank ? { destinationKey: bank.id } : {}),
  };
}

function stateOf({
  requirements,
  capabilities,
  payouts_enabled,
}: Pick<Stripe.Account, 'requirements' | 'capabilities' | 'payouts_enabled'>): PayoutAccount['state'] {
  if (requirements?.disabled_reason?.startsWith('rejected.')) return 'rejected';
  if (payouts_enabled && capabilities?.transfers === 'active') return 'ready';
  return (requirements?.currently_due?.length ?? 0) > 0 ? 'incomplete' : 'pending';
}

async function pay(account: StripeAccount, named: Named, amountUsdCents: number): Promise<Payout> {
  const done = await findPayout(account, named);
  if (done) return presentPayout(named.payoutId, done);
  try {
    const transfer =
      (await findTransfer(account, named)) ?? (await transferTo(account, named, amountUsdCents));
    return presentPayout(named.payoutId, await sendToBank(account, named, transfer));
  } catch (error) {
    const { statusCode, code, message } = error as Stripe.errors.StripeError;
    // 409: the same is being done at this moment; 429 and above: later.
    const isRefused = statusCode === 400 || statusCode === 403 || statusCode === 404;
    throw isRefused ? new PayoutRefused(`${code ?? statusCode}: ${message}`) : error;
  }
}

function transferTo(
  { stripe, installation }: StripeAccount,
  { accountRef, payoutId }: Named,
  amount: number,
): Promise<Stripe.Transfer> {
  return stripe.transfers.create(
    {
      amount,
      currency: 'usd',
      destination: accountRef,
      transfer_group: groupOf(installation, payoutId),
      metadata: { installation, payout_id: payoutId },
    },
    { idempotencyKey: `transfer:${installation}:${payoutId}` },
  );
}

async function findTransfer(
  { stripe, installation }: StripeAccount,
  { accountRef, payoutId }: Named,
): Promise<Stripe.Transfer | undefined> {
  const transfer_group = groupOf(installation, payoutId);
  const { data } = await stripe.transfers.list({ transfer_group, destination: accountRef, limit: 1 });
  return data[0];
}

/** All that arrived, in the currency of the account: a transfer changes it on the way. */
async function sendToBank(
  { stripe, installation }: StripeAccount,
  { accountRef, payoutId }: Named,
  transfer: Stripe.Transfer,
): Promise<Stripe.Payout> {
  const there = { stripeAccount: accountRef };
  const chargeId = idOf(transfer.destination_payment);
  if (chargeId === undefined) throw new Error(`${transfer.id} has not arrived yet`);
  const arrived = await stripe.charges.retrieve(chargeId, { expand: ['balance_transaction'] }, there);
  const balance = expanded(arrived.balance_transaction);
  if (!balance) throw new Error(`${transfer.id} has not arrived yet`);
  return stripe.payouts.create(
    { amount: balance.net, currency: balance.currency, metadata: { installation, payout_id: payoutId } },
    { ...there, idempotencyKey: `payout:${installation}:${payoutId}` },
  );
}

async function findPayout(
  { stripe, installation }: StripeAccount,
  { accountRef, payoutId }: Named,
): Promise<Stripe.Payout | undefined> {
  const request = stripe.payouts.list({ limit: 100 }, { stripeAccount: accountRef });
  for await (const payout of request) {
    const { metadata } = payout;
    if (metadata?.installation === installation && metadata.payout_id === payoutId) return payout;
  }
  return undefined;
}

/** A failed payout leaves the money in its owner's account. */
async function reclaim(account: StripeAccount, named: Named): Promise<void> {
  const payout = await findPayout(account, named);
  const isBack = payout === undefined || payout.status === 'failed' || payout.status === 'canceled';
  const transfer = isBack ? await findTransfer(account, named) : undefined;
  if (!transfer || transfer.reversed) return;
  const idempotencyKey = `reversal:${account.installation}:${named.payoutId}`;
  await account.stripe.transfers.createReversal(transfer.id, {}, { idempotencyKey });
}

function presentPayout(payoutId: string, payout: Stripe.Payout): Payout {
  const { status, amount, currency, arrival_date, failure_message, failure_code } = payout;
  const failure = failure_message ?? failure_code;
  const state = status === 'paid' ? 'paid' : status === 'failed' || status === 'canceled' ? 'failed' : 'sent';
  return {
    payoutId,
    state,
    arrives: { currency: currency.toUpperCase(), amount, at: toDate(arrival_date) },
    ...(state === 'failed' && failure ? { failure } : {}),
  };
}

function groupOf(installation: string, payoutId: string): string {
  return `payout_${installation}_${payoutId}`;
}
