import { type SandboxBank, sandboxBanks } from '../../../outside/payments/sandbox/sandbox-payouts.ts';
import { metadataOf, textOf } from '../form-body.ts';
import type { BankPayout } from '../stripe-objects.ts';
import { all, get, insert, recordEvent, StripeFault, type StripeState } from '../stripe-state.ts';
import type { StripeRequest, StripeRoute } from './stripe-route.ts';

const day = 86_400;

/** One US dollar in the currencies of accounts that we pay out to. */
const rates: Record<string, number> = { usd: 1, eur: 0.9 };

export const connectRoutes: StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/accounts',
    knows: ['type', 'metadata', 'capabilities', 'settings'],
    answer: (state, { params }) =>
      insert(state, 'account', {
        payouts_enabled: false,
        default_currency: 'usd',
        capabilities: { transfers: 'inactive' },
        requirements: { currently_due: ['external_account', 'individual.id_number'], disabled_reason: null },
        external_accounts: { object: 'list', data: [] },
        metadata: metadataOf(params.metadata),
      }),
  },
  { method: 'GET', path: '/v1/accounts/:id', answer: (state, { id }) => get(state, 'account', id) },
  {
    method: 'POST',
    path: '/v1/account_links',
    knows: ['account', 'type', 'return_url', 'refresh_url'],
    answer: (state, { params }) => {
      const { id } = get(state, 'account', textOf(params.account));
      return { object: 'account_link', url: `https://connect.stripe.test/${id}` };
    },
  },
  {
    method: 'POST',
    path: '/v1/transfers',
    knows: ['amount', 'currency', 'destination', 'transfer_group', 'metadata'],
    answer: transfer,
  },
  {
    method: 'GET',
    path: '/v1/transfers',
    answer: (state, { params }) =>
      all(state, 'transfer').filter(
        (transfer) =>
          transfer.transfer_group === params.transfer_group && transfer.destination === params.destination,
      ),
  },
  {
    method: 'POST',
    path: '/v1/transfers/:id/reversals',
    knows: [],
    answer: (state, { id }) => {
      const transfer = get(state, 'transfer', id);
      if (transfer.reversed) throw new StripeFault(400, undefined, 'The transfer is already fully reversed.');
      transfer.reversed = true;
      return { id: state.nextId('trr'), object: 'transfer_reversal', amount: transfer.amount };
    },
  },
  { method: 'POST', path: '/v1/payouts', knows: ['amount', 'currency', 'metadata'], answer: payOut },
  {
    method: 'GET',
    path: '/v1/payouts',
    answer: (state, { account }) => all(state, 'payout').filter((payout) => payout.account === account),
  },
];

function transfer(state: StripeState, { params }: StripeRequest): object {
  const account = get(state, 'account', textOf(params.destination));
  if (account.capabilities.transfers !== 'active') {
    throw new StripeFault(
      400,
      'insufficient_capabilities_for_transfer',
      'The account cannot be sent money yet.',
    );
  }
  const amount = Number(params.amount);
  const currency = account.default_currency;
  const net = Math.round(amount * (rates[currency] ?? 1));
  const balance = insert(state, 'balance_transaction', { net, currency });
  const arrived = insert(state, 'arrived_charge', { account: account.id, balance_transaction: balance.id });
  return insert(state, 'transfer', {
    amount,
    currency: 'usd',
    destination: account.id,
    destination_payment: arrived.id,
    transfer_group: textOf(params.transfer_group) ?? '',
    reversed: false,
    metadata: metadataOf(params.metadata),
  });
}

function payOut(state: StripeState, { params, account }: StripeRequest): object {
  const owner = get(state, 'account', account);
  if (params.currency !== owner.default_currency) {
    throw new StripeFault(400, 'balance_insufficient', 'There is nothing in this currency.');
  }
  const payout = insert(state, 'payout', {
    account: owner.id,
    status: 'pending',
    amount: Number(params.amount),
    currency: owner.default_currency,
    arrival_date: state.now() + 2 * day,
    failure_code: null,
    failure_message: null,
    metadata: metadataOf(params.metadata),
  });
  recordEvent(state, 'payout.created', payout, owner.id);
  state.hidden.steps.push({ at: payout.arrival_date, run: () => arrive(state, payout) });
  return payout;
}

/** Pays out at the bank, or fails when the bank does not know the account: this one ends with 0000. */
function arrive(state: StripeState, payout: BankPayout): void {
  const [bank] = get(state, 'account', payout.account).external_accounts.data;
  if (bank?.last4 !== '0000') {
    payout.status = 'paid';
    return recordEvent(state, 'payout.paid', payout, payout.account);
  }
  Object.assign(payout, {
    status: 'failed',
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
  });
  recordEvent(state, 'payout.failed', payout, payout.account);
}

/** Acts as the owner of an account on the page of its link. */
export function completeOnboarding(
  state: StripeState,
  accountRef: string,
  bank: SandboxBank,
  currency = 'usd',
): void {
  const account = get(state, 'account', accountRef);
  const { last4 } = sandboxBanks[bank];
  account.requirements.currently_due = [];
  if (last4 === undefined) {
    account.requirements.disabled_reason = 'rejected.other';
  } else {
    account.payouts_enabled = true;
    account.default_currency = currency;
    account.capabilities.transfers = 'active';
    account.external_accounts.data = [{ id: state.nextId('ba'), object: 'bank_account', last4 }];
  }
  recordEvent(state, 'account.updated', account, account.id);
}
