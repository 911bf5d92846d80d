import { createHash } from 'node:crypto';
import type { CallInput } from '@kindred/contract/all/calls';
import type { PayoutRecord } from '@kindred/contract/payouts/calls';
import { minPayoutUsdCents } from '@kindred/contract/payouts/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { requireStepUp } from '../../users/step-up.ts';
import { enqueuePayout } from './enqueue-payouts.ts';
import { getPayout, presentPayout } from './payouts.sql.ts';

const $ = inputs({
  userId: 'bigint',
  amount: 'bigint',
  key: 'text',
  hash: 'bytea',
  providerKey: 'text',
  now: 'timestamptz',
});

type Outcome =
  | 'ok'
  | 'repeated'
  | 'key_reused'
  | 'account_missing'
  | 'unverified'
  | 'in_flight'
  | 'not_enough';

const callRequestPayout = statement(
  { outcome: as<Outcome>('text!'), payout_id: 'bigint?', available: 'bigint?' },
  sql`select outcome, payout_id, available from request_payout(${$.userId},
    ${$.amount}, ${$.key}, ${$.hash},
    ${$.providerKey}, ${$.now})`,
);

/**
 * Requests a payout of available earnings, in US cents. A repeated key returns the first answer. Refuses with
 * `paymentsUnavailable`, `belowPayoutMinimum`, and as the outcomes of `request_payout` say.
 */
export async function requestPayout(
  context: Context,
  { amount }: CallInput<'requestPayout'>,
  viewer: Viewer,
  { idempotencyKey = '' }: Pick<RequestContext, 'idempotencyKey'>,
): Promise<PayoutRecord> {
  const { payments, random, clock } = context;
  const { userId } = viewer;
  await requireStepUp(context, viewer);
  if (!payments.payoutAccounts) return refuse('paymentsUnavailable');
  if (amount < minPayoutUsdCents) return refuse('belowPayoutMinimum', { min_usd_cents: minPayoutUsdCents });
  return transact(context, async (tx) => {
    const result = await callRequestPayout.one(tx, {
      userId,
      amount: String(amount),
      key: idempotencyKey,
      hash: createHash('sha256').update(`requestPayout ${amount}`).digest(),
      providerKey: `payout_${random.token(16)}`,
      now: clock.now(),
    });
    const { payout_id: payoutId } = result;
    if (payoutId === null) return refuseRequest(result);
    if (result.outcome === 'ok') {
      notifyUsers(tx, [userId], { type: 'earnings.changed' });
      await enqueuePayout(tx, payoutId);
    }
    return presentPayout(await getPayout.one(tx, { payoutId }));
  });
}

function refuseRequest({ outcome, available }: { outcome: Outcome; available: string | null }): never {
  switch (outcome) {
    case 'ok':
    case 'repeated':
      throw new Error('a request that went well is no refusal');
    case 'key_reused':
      return refuse('idempotencyKeyReused');
    case 'account_missing':
      return refuse('payoutAccountMissing');
    case 'unverified':
      return refuse('identityNotVerified');
    case 'in_flight':
      return refuse('payoutInFlight');
    case 'not_enough':
      return refuse('notEnoughEarned', { available_usd_cents: Number(available) });
    default:
      return outcome satisfies never;
  }
}
