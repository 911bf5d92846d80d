import { inviteShare } from '@kindred/contract/invites/calls';
import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { hasUsedOffer, insertUsedOffers, invitedOffer } from '../../users/used-offers.sql.ts';

const $ = inputs({
  userId: 'bigint',
  now: 'timestamptz',
  accountId: 'bigint',
  shareBps: 'integer',
  months: 'integer',
});

// `for key share` waits for the deletion of the referrer's account.
const openAccount = statement(
  { account_id: 'bigint' },
  sql`insert into ledger_accounts (kind, currency, user_id)
    select 'referral_pending', 'USD', r.user_id from (
      select r.user_id from users u join users r on r.user_id = u.referred_by and r.deleted_at is null
      where u.user_id = ${$.userId} for key share of r) r
    on conflict (user_id, kind) do update set currency = excluded.currency
    returning account_id`,
);

const insertShare = statement(
  {},
  sql`insert into referral_shares (user_id, account_id, share_bps, ends_at)
    values (${$.userId}, ${$.accountId}, ${$.shareBps},
      ${$.now} + make_interval(months => ${$.months}))
    on conflict (user_id) do nothing`,
);

/**
 * Starts the share of a new creator's inviter, for the promised months. Does nothing without a referrer, and for a
 * person who was a creator before.
 */
export async function startReferralShare(tx: Tx, creatorUserId: string, now: Date): Promise<void> {
  if (await hasUsedOffer(tx, creatorUserId, invitedOffer)) return;
  const account = await openAccount.first(tx, { userId: creatorUserId });
  if (!account) return;
  const { percent, months } = inviteShare;
  const share = { accountId: account.account_id, shareBps: percent * 100, months };
  await insertShare.run(tx, { ...share, userId: creatorUserId, now });
}

export type ReferralShare = {
  /** The account of the inviter's pending earnings. */
  accountId: string;
  shareBps: number;
};

const findShare = statement(
  { account_id: 'bigint', share_bps: 'integer' },
  sql`select account_id, share_bps from referral_shares where user_id = ${$.userId} and ends_at > ${$.now}`,
);

export async function findReferralShare(
  tx: Tx,
  creatorUserId: string,
  now: Date,
): Promise<ReferralShare | undefined> {
  const row = await findShare.first(tx, { userId: creatorUserId, now });
  return row && { accountId: row.account_id, shareBps: row.share_bps };
}

const deleteShares = statement(
  {},
  sql`delete from referral_shares s using ledger_accounts a
    where a.account_id = s.account_id and (s.user_id = ${$.userId} or a.user_id = ${$.userId})`,
);

const findStarted = statement(
  { user_id: 'bigint' },
  sql`select user_id from referral_shares where user_id = ${$.userId}`,
);

/** Ends the shares that are earned by or for a deleted person, also for the time after they come back. */
export async function endReferralShares(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  if (await findStarted.first(tx, { userId })) await insertUsedOffers(tx, userId, [invitedOffer], now);
  await deleteShares.run(tx, { userId });
}
