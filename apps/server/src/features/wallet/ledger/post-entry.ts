import { queryOne, type Tx } from '../../../platform/db/db.ts';

export type NewEntry = {
  kind:
    | 'purchase'
    | 'subscription'
    | 'unapplied'
    | 'refund'
    | 'chargeback'
    | 'chargeback_reversal'
    | 'clawback'
    | 'grant'
    | 'release'
    | 'payout_paid'
    | 'payout_failed';
  userId: string;
  charId?: string | null;
  postId?: string | null;
  checkoutId?: string | null;
  shareBps?: number | null;
  reverses?: string;
  now: Date;
};

/** Diamonds or US cents, by the account's currency. `balanceAfter` for wallets: what `adjustWalletBalance` gave. */
export type NewPosting = { accountId: string; amount: number; balanceAfter?: number };

const insertEntry = `
  with entry as (
    insert into journal_entries (kind, user_id, char_id, diary_id, checkout_id, share_bps, reverses, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning entry_id
  ), posted as (
    insert into postings (entry_id, account_id, amount, balance_after)
    select entry.entry_id, p.account_id, p.amount, p.balance_after
    from entry, unnest($9::bigint[], $10::bigint[], $11::bigint[]) p (account_id, amount, balance_after)
    where p.amount <> 0
  )
  select entry_id from entry`;

/**
 * Writes one journal entry with all its postings, in one statement; the database refuses one that does not
 * balance in every currency. Gives the entry's id.
 */
export async function postEntry(tx: Tx, entry: NewEntry, postings: NewPosting[]): Promise<string> {
  const { entry_id } = await queryOne<{ entry_id: string }>(tx, insertEntry, [
    entry.kind,
    entry.userId,
    entry.charId ?? null,
    entry.postId ?? null,
    entry.checkoutId ?? null,
    entry.shareBps ?? null,
    entry.reverses ?? null,
    entry.now,
    postings.map((posting) => posting.accountId),
    postings.map((posting) => posting.amount),
    postings.map((posting) => posting.balanceAfter ?? null),
  ]);
  return entry_id;
}
