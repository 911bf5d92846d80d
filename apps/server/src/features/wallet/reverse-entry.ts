import { query, type Tx } from '../../platform/db/db.ts';
import { adjustWalletBalance } from './adjust-wallet-balance.ts';
import { changeEarning } from './change-earning.ts';
import { type NewPosting, postEntry } from './post-entry.ts';
import { settleClawbacks } from './settle-clawbacks.ts';
import { shareOfPostings } from './share-of-postings.ts';

export type Reversal = {
  entryId: string;
  kind: 'refund' | 'chargeback' | 'chargeback_reversal';
  /** The wallet's balance afterwards, where the entry touched one. */
  balance: number | undefined;
  /** The creator whose share has changed. */
  creatorUserId: string | undefined;
};

/** How much of what was paid stays paid, in the unit of `of`, which is all of it. */
export type Kept = { kept: number; of: number };

type Posting = {
  account_id: string;
  kind: string;
  currency: string;
  user_id: string | null;
  amount: string;
  /** With what was reversed of it before. */
  net: string;
};

const listPostingsText = `
  select p.account_id, a.kind, a.currency, a.user_id, p.amount, (p.amount + coalesce((
    select sum(r.amount) from journal_entries e join postings r using (entry_id)
    where e.reverses = p.entry_id and e.kind <> 'clawback' and r.account_id = p.account_id), 0))::bigint as net
  from postings p join ledger_accounts a using (account_id)
  where p.entry_id = $1 order by p.account_id`;

/**
 * Posts what is missing so that exactly `kept` of an entry stays, in proportion, with all reversals before; undefined
 * when nothing is missing. The creator's share comes back as `changeEarning` says. Only a chargeback takes a wallet
 * below zero, so a refund of diamonds that were spent is posted as one. More kept than before is a reversal of a
 * chargeback.
 */
export async function reverseEntry(
  tx: Tx,
  entryId: string,
  { kept, of }: Kept,
  wanted: 'refund' | 'chargeback',
  now: Date,
): Promise<Reversal | undefined> {
  const entry = await lockEntry(tx, entryId);
  const postings = await query<Posting>(tx, listPostingsText, [entryId]);
  const targets = shareOfPostings(
    postings.map(({ amount, ...posting }) => ({ ...posting, amount: Number(amount) })),
    { kept, of },
  );
  const changes = postings
    .map((posting, index) => ({ ...posting, change: (targets[index] ?? 0) - Number(posting.net) }))
    .filter(({ change }) => change !== 0);
  const [first] = changes;
  if (!first) return undefined;
  const isReturn = first.change > 0 === Number(first.amount) > 0;
  let kind: Reversal['kind'] = isReturn ? 'chargeback_reversal' : wanted;
  const wallet = changes.find((posting) => posting.kind === 'wallet');
  const adjusted = wallet && (await adjustWalletBalance(tx, entry.user_id, wallet.change));
  if (adjusted && wallet.change < 0 && adjusted.balance < 0) kind = 'chargeback';
  const reversalId = await postEntry(
    tx,
    {
      kind,
      userId: entry.user_id,
      charId: entry.char_id,
      diaryId: entry.diary_id,
      checkoutId: entry.checkout_id,
      shareBps: entry.share_bps,
      reverses: entryId,
      now,
    },
    changes.map(
      ({ account_id: accountId, change: amount }): NewPosting =>
        accountId === adjusted?.accountId
          ? { accountId, amount, balanceAfter: adjusted.balance }
          : { accountId, amount },
    ),
  );
  const share = changes.find((posting) => posting.kind === 'creator_pending');
  if (share) {
    const { account_id: pendingAccount, change: cents } = share;
    await changeEarning(tx, { earnedBy: entryId, entryId: reversalId, pendingAccount, cents, now });
  }
  if (adjusted?.isDebtChanged) await settleClawbacks(tx, entry.user_id, now);
  return {
    entryId: reversalId,
    kind,
    balance: adjusted?.balance,
    creatorUserId: share?.user_id ?? undefined,
  };
}

function lockEntry(tx: Tx, entryId: string) {
  return tx
    .selectFrom('journal_entries')
    .selectAll()
    .where('entry_id', '=', entryId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
