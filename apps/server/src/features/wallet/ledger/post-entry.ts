import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  kind: 'text',
  userId: 'bigint',
  charId: 'bigint?',
  postId: 'bigint?',
  checkoutId: 'text?',
  shareBps: 'integer?',
  referralBps: 'integer?',
  reverses: 'bigint?',
  now: 'timestamptz',
  accountIds: 'bigint[]',
  amounts: 'bigint[]',
  balances: 'bigint?[]',
});

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
    | 'payout_failed'
    | 'payout_canceled'
    | 'vip'
    | 'post_sale'
    | 'lucky_box'
    | 'prize'
    | 'gift_purchase'
    | 'gift_claim';
  userId: string;
  charId?: string | null;
  postId?: string | null;
  checkoutId?: string | null;
  shareBps?: number | null;
  referralBps?: number | null | undefined;
  reverses?: string;
  now: Date;
};

/**
 * Diamonds or US cents, by the account's currency. `balanceAfter` is for wallets and comes from
 * `adjustWalletBalance`.
 */
export type NewPosting = { accountId: string; amount: number; balanceAfter?: number };

const insertEntry = statement(
  { entry_id: 'bigint' },
  sql`with entry as (
    insert into journal_entries (kind, user_id, char_id, post_id, checkout_id, share_bps, referral_bps, reverses,
      created_at)
    values (${$.kind}, ${$.userId}, ${$.charId},
      ${$.postId}, ${$.checkoutId}, ${$.shareBps},
      ${$.referralBps}, ${$.reverses}, ${$.now})
    returning entry_id
  ), posted as (
    insert into postings (entry_id, account_id, amount, balance_after)
    select entry.entry_id, p.account_id, p.amount, p.balance_after
    from entry, unnest(${$.accountIds}, ${$.amounts},
      ${$.balances}) p (account_id, amount, balance_after)
    where p.amount <> 0
  )
  select entry_id from entry`,
);

/**
 * Inserts a journal entry with all its postings in one statement and returns its id. The database refuses an entry
 * that does not balance in every currency.
 */
export async function postEntry(tx: Tx, entry: NewEntry, postings: NewPosting[]): Promise<string> {
  const { entry_id } = await insertEntry.one(tx, {
    kind: entry.kind,
    userId: entry.userId,
    charId: entry.charId ?? null,
    postId: entry.postId ?? null,
    checkoutId: entry.checkoutId ?? null,
    shareBps: entry.shareBps ?? null,
    referralBps: entry.referralBps ?? null,
    reverses: entry.reverses ?? null,
    now: entry.now,
    accountIds: postings.map(({ accountId }) => accountId),
    amounts: postings.map(({ amount }) => String(amount)),
    balances: postings.map(({ balanceAfter }) => balanceAfter?.toString() ?? null),
  });
  return entry_id;
}
