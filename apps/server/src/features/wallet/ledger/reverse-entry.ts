import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { type AdjustedWallet, adjustWalletBalance } from './adjust-wallet-balance.ts';
import { changeEarning } from './change-earning.ts';
import { lockEntry } from './lock-entry.ts';
import { type NewPosting, postEntry } from './post-entry.ts';
import { settleClawbacks } from './settle-clawbacks.ts';
import { shareOfPostings } from './share-of-postings.ts';

const $ = inputs({ entryId: 'bigint' });

export type Reversal = {
  entryId: string;
  kind: 'refund' | 'chargeback' | 'chargeback_reversal';
  /** The wallet's balance afterwards, where the entry has a wallet. */
  balance: number | undefined;
  /** The creator and their inviter, where their earnings changed. */
  earnerUserIds: string[];
};

/** `kept` is the part of a payment that stays paid, `of` the whole payment, both in the same unit. */
export type Kept = { kept: number; of: number };

// `net` is the amount after the earlier reversals.
const listPostings = statement(
  {
    account_id: 'bigint',
    kind: 'text',
    currency: 'text',
    user_id: 'bigint?',
    amount: 'bigint',
    net: 'bigint!',
  },
  sql`select p.account_id, a.kind, a.currency, a.user_id, p.amount, (p.amount + coalesce((
      select sum(r.amount) from journal_entries e join postings r using (entry_id)
      where e.reverses = p.entry_id and e.kind <> 'clawback' and r.account_id = p.account_id), 0))::bigint as net
    from postings p join ledger_accounts a using (account_id)
    where p.entry_id = ${$.entryId} order by p.account_id`,
);
type Posting = Awaited<ReturnType<typeof listPostings.one>>;
const earningAccounts = ['creator_pending', 'referral_pending'];
type Change = Omit<Posting, 'amount'> & { amount: number; change: number };

/**
 * Posts a reversal so that, with all earlier reversals, exactly `kept` of an entry stays. Returns undefined when no
 * change is necessary. `changeEarning` takes back the shares of the creator and of their inviter. A refund of spent
 * diamonds is posted as a chargeback, because only a chargeback makes a wallet negative. If more stays than before,
 * the entry reverses a chargeback.
 */
export async function reverseEntry(
  tx: Tx,
  entryId: string,
  share: Kept,
  cause: 'refund' | 'chargeback',
  now: Date,
): Promise<Reversal | undefined> {
  const entry = await lockEntry(tx, entryId);
  const changes = await listChanges(tx, entryId, share);
  const [first] = changes;
  if (!first) return undefined;
  const isReturn = first.change > 0 === first.amount > 0;
  const wallet = changes.find(({ kind }) => kind === 'wallet');
  const adjusted = wallet && (await adjustWalletBalance(tx, entry.user_id, wallet.change));
  const isIntoDebt = wallet !== undefined && wallet.change < 0 && (adjusted?.balance ?? 0) < 0;
  const kind = isIntoDebt ? 'chargeback' : isReturn ? 'chargeback_reversal' : cause;
  const reversalId = await postEntry(
    tx,
    {
      kind,
      userId: entry.user_id,
      charId: entry.char_id,
      postId: entry.post_id,
      checkoutId: entry.checkout_id,
      shareBps: entry.share_bps,
      reverses: entryId,
      now,
    },
    changes.map((change) => toPosting(change, adjusted)),
  );
  // In the order of the account locks.
  const earnings = changes.filter((change) => earningAccounts.includes(change.kind));
  for (const { account_id: pendingAccount, change: cents } of earnings) {
    await changeEarning(tx, { earnedBy: entryId, entryId: reversalId, pendingAccount, cents, now });
  }
  if (adjusted?.isDebtChanged) await settleClawbacks(tx, entry.user_id, now);
  return {
    entryId: reversalId,
    kind,
    balance: adjusted?.balance,
    earnerUserIds: earnings.flatMap(({ user_id }) => user_id ?? []),
  };
}

/** Returns the change of each account, without those that do not change. */
async function listChanges(tx: Tx, entryId: string, share: Kept): Promise<Change[]> {
  const rows = await listPostings.all(tx, { entryId });
  const postings = rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  const targets = shareOfPostings(postings, share);
  return postings
    .map((posting, index) => ({ ...posting, change: (targets[index] ?? 0) - Number(posting.net) }))
    .filter(({ change }) => change !== 0);
}

function toPosting({ account_id, change }: Change, wallet: AdjustedWallet | undefined): NewPosting {
  const posting = { accountId: account_id, amount: change };
  return account_id === wallet?.accountId ? { ...posting, balanceAfter: wallet.balance } : posting;
}
