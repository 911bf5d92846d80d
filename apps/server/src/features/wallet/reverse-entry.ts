import type { Tx } from '../../platform/db/db.ts';
import { moveWallet } from './move-wallet.ts';
import { type NewPosting, postEntry } from './post-entry.ts';

export type Reversal = { entryId: string; kind: 'refund' | 'chargeback'; balance: number | undefined };

/**
 * Posts the exact opposite of an entry, once; undefined when it was reversed before. A creator's share comes
 * back out of pending, or out of what comes next if it was released already. Only a chargeback takes a wallet
 * below zero, so a refund of diamonds that were spent is booked as one. `balance` is the wallet's afterwards,
 * where the entry touched one.
 */
export async function reverseEntry(
  tx: Tx,
  entryId: string,
  wanted: Reversal['kind'],
  now: Date,
): Promise<Reversal | undefined> {
  const entry = await lockEntry(tx, entryId);
  if (await isReversed(tx, entryId)) return undefined;
  let kind = wanted;
  let balance: number | undefined;
  const opposite: NewPosting[] = [];
  for (const posting of await listPostings(tx, entryId)) {
    const amount = -Number(posting.amount);
    if (posting.kind === 'wallet') {
      const wallet = await moveWallet(tx, entry.user_id, amount);
      balance = wallet.balance;
      if (balance < 0 && amount < 0) kind = 'chargeback';
      opposite.push({ accountId: wallet.accountId, amount, balanceAfter: balance });
    } else opposite.push({ accountId: posting.account_id, amount });
  }
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
    opposite,
  );
  await clawBack(tx, entryId, reversalId, now);
  return { entryId: reversalId, kind, balance };
}

function lockEntry(tx: Tx, entryId: string) {
  return tx
    .selectFrom('journal_entries')
    .selectAll()
    .where('entry_id', '=', entryId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function isReversed(tx: Tx, entryId: string): Promise<boolean> {
  const reversal = await tx
    .selectFrom('journal_entries')
    .select('entry_id')
    .where('reverses', '=', entryId)
    .executeTakeFirst();
  return reversal !== undefined;
}

function listPostings(tx: Tx, entryId: string) {
  return tx
    .selectFrom('postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.account_id', 'postings.account_id')
    .select(['postings.account_id', 'postings.amount', 'ledger_accounts.kind'])
    .where('postings.entry_id', '=', entryId)
    .orderBy('postings.account_id')
    .execute();
}

async function clawBack(tx: Tx, entryId: string, reversalId: string, now: Date): Promise<void> {
  const earning = await tx
    .selectFrom('pending_earnings')
    .selectAll()
    .where('entry_id', '=', entryId)
    .forUpdate()
    .executeTakeFirst();
  if (!earning) return;
  const isReleased = earning.released_by !== null;
  await tx
    .insertInto('pending_earnings')
    .values({
      entry_id: reversalId,
      account_id: earning.account_id,
      amount: -Number(earning.amount),
      available_at: isReleased ? now : earning.available_at,
      released_by: isReleased ? null : reversalId,
    })
    .execute();
  if (isReleased) return;
  await tx
    .updateTable('pending_earnings')
    .set({ released_by: reversalId })
    .where('entry_id', '=', entryId)
    .execute();
}
