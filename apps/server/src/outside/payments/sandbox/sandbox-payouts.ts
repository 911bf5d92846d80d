import type { Db, Tx } from '../../../platform/db/db.ts';
import { type Payout, type PayoutAccounts, PayoutRefused } from '../payout-accounts.ts';
import { recordSandboxEvent } from './sandbox-events.ts';
import type { SandboxContext } from './sandbox-payments.ts';

const arrivesMs = 2 * 86_400_000;

/** The bank does not know an account that ends like this. */
const closedLast4 = '0000';

/** Banks that a payout account can lead to; `undefined`: the owner cannot be paid at all. */
export const sandboxBanks = {
  pays: { last4: '6789' },
  fails: { last4: closedLast4 },
  rejected: { last4: undefined },
} as const;

export type SandboxBank = keyof typeof sandboxBanks;

/** Accounts that the sandbox pays out to. */
export function sandboxPayouts({ db, clock, publicUrl }: SandboxContext): PayoutAccounts {
  return {
    createAccount: async (ownerKey) => {
      const account_ref = `acct_${ownerKey}`;
      await db
        .insertInto('sandbox_payout_accounts')
        .values({ account_ref, state: 'incomplete', created_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return account_ref;
    },
    createAccountLink: async (accountRef, { returnUrl }) => {
      await updateAccount(db, accountRef, { return_url: returnUrl });
      return { url: `${publicUrl()}/sandbox/payout-account/${accountRef}` };
    },
    getAccount: async (accountRef) => {
      const row = await findPayoutAccount(db, accountRef);
      if (!row) return undefined;
      const bank =
        row.bank_last4 === null ? {} : { bankLast4: row.bank_last4, destinationKey: row.bank_last4 };
      return { accountRef, state: row.state as 'incomplete' | 'ready' | 'rejected', ...bank };
    },
    pay: (payout) => pay(db, payout, clock.now()),
    getPayout: async (_accountRef, payoutId) => {
      const row = await findPayout(db, payoutId);
      return row && presentPayout(row);
    },
    reclaim: async (_accountRef, payoutId) => {
      await db
        .updateTable('sandbox_payouts')
        .set({ is_reclaimed: true })
        .where('payout_id', '=', payoutId)
        .where('state', '=', 'failed')
        .execute();
    },
  };
}

/** A payout account of the sandbox, if the reference is one. */
export function findPayoutAccount(db: Db, accountRef: string) {
  return db
    .selectFrom('sandbox_payout_accounts')
    .selectAll()
    .where('account_ref', '=', accountRef)
    .executeTakeFirst();
}

/** The owner has said who they are and where the money goes. */
export function completeSandboxAccount(
  db: Db,
  accountRef: string,
  bank: SandboxBank,
  now: Date,
): Promise<void> {
  const last4 = sandboxBanks[bank].last4;
  const state = last4 === undefined ? 'rejected' : 'ready';
  return db.transaction().execute(async (tx) => {
    await updateAccount(tx, accountRef, { state, bank_last4: last4 ?? null });
    await recordSandboxEvent(tx, { type: 'account.updated', accountRef }, now);
  });
}

/** A payout reaches its bank, or comes back; false when none is due. */
export function arriveOneDuePayout(db: Db, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('sandbox_payouts')
      .innerJoin(
        'sandbox_payout_accounts',
        'sandbox_payout_accounts.account_ref',
        'sandbox_payouts.account_ref',
      )
      .select(['payout_id', 'sandbox_payouts.account_ref', 'bank_last4'])
      .where('sandbox_payouts.state', '=', 'sent')
      .where('arrives_at', '<=', now)
      .orderBy('arrives_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    const isFailed = due.bank_last4 === closedLast4;
    await tx
      .updateTable('sandbox_payouts')
      .set(isFailed ? { state: 'failed', failure: 'The bank account has been closed.' } : { state: 'paid' })
      .where('payout_id', '=', due.payout_id)
      .execute();
    const type = isFailed ? 'payout.failed' : 'payout.paid';
    await recordSandboxEvent(tx, { type, accountRef: due.account_ref, payoutId: due.payout_id }, now);
    return true;
  });
}

async function pay(
  db: Db,
  { payoutId, accountRef, amountUsdCents }: { payoutId: string; accountRef: string; amountUsdCents: number },
  now: Date,
): Promise<Payout> {
  const account = await findPayoutAccount(db, accountRef);
  if (account?.state !== 'ready') throw new PayoutRefused('the account cannot be sent money');
  await db
    .insertInto('sandbox_payouts')
    .values({
      payout_id: payoutId,
      account_ref: accountRef,
      amount_usd_cents: amountUsdCents,
      state: 'sent',
      arrives_at: new Date(now.getTime() + arrivesMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await findPayout(db, payoutId);
  if (!row) throw new Error('the payout was not stored');
  return presentPayout(row);
}

type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>;

function findPayout(db: Db, payoutId: string) {
  return db.selectFrom('sandbox_payouts').selectAll().where('payout_id', '=', payoutId).executeTakeFirst();
}

function presentPayout({
  payout_id: payoutId,
  state,
  failure,
  amount_usd_cents,
  arrives_at,
}: PayoutRow): Payout {
  return {
    payoutId,
    state: state as Payout['state'],
    arrives: { currency: 'USD', amount: amount_usd_cents, at: arrives_at },
    ...(failure === null ? {} : { failure }),
  };
}

async function updateAccount(
  db: Db | Tx,
  accountRef: string,
  set: { state?: 'ready' | 'rejected'; bank_last4?: string | null; return_url?: string },
): Promise<void> {
  await db.updateTable('sandbox_payout_accounts').set(set).where('account_ref', '=', accountRef).execute();
}
