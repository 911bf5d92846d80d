import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { type AdjustedWallet, adjustWalletBalance } from './adjust-wallet-balance.ts';
import { changeEarning } from './change-earning.ts';
import { type NewPosting, postEntry } from './post-entry.ts';
import { settleClawbacks } from './settle-clawbacks.ts';
import { shareOfPostings } from './share-of-postings.ts';

export type Reversal = {
  entryId: string;
  kind: 'refund' | 'chargeback' | 'chargeback_reversal';
  /** The wallet's balance afterwards, where the entry touched one. */
  balance: number | undefined;
  /** Whose earnings have changed: the creator, and who invited them. */
  earnerUserIds: string[];
};

/** How much of what was paid stays paid, in the unit of `of`, which is all of it. */
export type Kept = { kept: number; of: number };

// `net`: with what was reversed of it before.
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
    where p.entry_id = ${input('entryId', 'bigint')} order by p.account_id`,
);
type Posting = Awaited<ReturnType<typeof listPostings.one>>;
const earningAccounts = ['creator_pending', 'referral_pending'];
type Change = Omit<Posting, 'amount'> & { amount: number; change: number };

/**
 * Posts what is missing so that exactly `kept` of an entry stays, in proportion, with all reversals before; undefined
 * when nothing is missing. The share of the creator, and of who invited them, comes back as `changeEarning` says. Only a chargeback takes a wallet
 * below zero, so a refund of diamonds that were spent is posted as one. More kept than before is a reversal of a
 * chargeback.
 */
export async function reverseEntry(
  tx: Tx,
  entryId: string,
  share: Kept,
  wanted: 'refund' | 'chargeback',
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
  const kind = isIntoDebt ? 'chargeback' : isReturn ? 'chargeback_reversal' : wanted;
  const reversalId = await postEntry(
    tx,
    {
      kind,
      userId: entry.user_id,
      charId: entry.char_id,
      postId: entry.diary_id,
      checkoutId: entry.checkout_id,
      shareBps: entry.share_bps,
      reverses: entryId,
      now,
    },
    changes.map((change) => toPosting(change, adjusted)),
  );
  // In the order of their accounts, as their locks are taken.
  const earned = changes.filter((change) => earningAccounts.includes(change.kind));
  for (const { account_id: pendingAccount, change: cents } of earned) {
    await changeEarning(tx, { earnedBy: entryId, entryId: reversalId, pendingAccount, cents, now });
  }
  if (adjusted?.isDebtChanged) await settleClawbacks(tx, entry.user_id, now);
  return {
    entryId: reversalId,
    kind,
    balance: adjusted?.balance,
    earnerUserIds: earned.flatMap(({ user_id }) => user_id ?? []),
  };
}

/** What each account has to change by; those that need not are left out. */
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

function lockEntry(tx: Tx, entryId: string) {
  return tx
    .selectFrom('journal_entries')
    .selectAll()
    .where('entry_id', '=', entryId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
