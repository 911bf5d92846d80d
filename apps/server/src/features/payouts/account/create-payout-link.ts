import { createHmac } from 'node:crypto';
import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../viewer.ts';
import { requireStepUp } from '../../users/step-up.ts';
import { resolveRedirectUrl } from '../../wallet/payments/resolve-redirect-url.ts';
import { findPayoutAccount } from './get-payout-account.ts';

/**
 * Returns the provider's page on which the viewer enters their bank account; the provider does not learn their user
 * id. Refuses with `payoutAccountMissing` and `paymentsUnavailable`.
 */
export async function createPayoutLink(
  context: Context,
  { redirect_url }: CallInput<'createPayoutLink'>,
  viewer: Viewer,
): Promise<CallOutput<'createPayoutLink'>> {
  const { payments, clock, secret, log } = context;
  const { userId } = viewer;
  await requireStepUp(context, viewer);
  const account = (await findPayoutAccount(context, userId)) ?? refuse('payoutAccountMissing');
  const payoutAccounts = payments.payoutAccounts ?? refuse('paymentsUnavailable');
  const returnUrl = resolveRedirectUrl(redirect_url, context.publicUrl());
  try {
    const hasAccount = account.account_ref !== null && account.provider === payments.provider;
    const ownerKey = createHmac('sha256', secret('payout accounts'))
      .update(userId)
      .digest('hex')
      .slice(0, 32);
    const accountRef = hasAccount
      ? (account.account_ref as string)
      : await payoutAccounts.createAccount(ownerKey);
    if (!hasAccount) await storeAccountRef(context, userId, accountRef, clock.now());
    return await payoutAccounts.createAccountLink(accountRef, { returnUrl, refreshUrl: returnUrl });
  } catch (error) {
    log.warn({ err: error }, 'the provider gave no page for a payout account');
    return refuse('paymentsUnavailable');
  }
}

async function storeAccountRef(
  { db, payments }: Context,
  userId: string,
  accountRef: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payout_accounts')
    .set({
      provider: payments.provider,
      account_ref: accountRef,
      destination_state: 'incomplete',
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
}
