import type { CallOutput } from '@kindred/contract/all/calls';
import { inviteShare } from '@kindred/contract/invites/calls';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';

const $ = inputs({ userId: 'bigint' });

export const inviteStatistics = statement(
  { referral: 'text?', invited: 'integer', creators: 'integer', earned: 'bigint' },
  sql`select (select c.char_unique_id from characters c where c.user_id = ${$.userId} and c.deleted_at is null
        order by c.char_id limit 1) as referral,
      coalesce((select sum(p.amount) from ledger_accounts a join pending_earnings p using (account_id)
        where a.user_id = ${$.userId} and a.kind = 'referral_pending'), 0)::bigint as earned,
      count(*)::int as invited, (count(*) filter (where u.is_creator))::int as creators
    from users u where u.referred_by = ${$.userId} and u.deleted_at is null`,
);

/** Returns the person's code and its results; earnings are net of refunds. A person who is no creator has no code. */
export async function getInviteStatistics(
  { db, publicUrl }: Pick<Context, 'db' | 'publicUrl'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'getInviteStatistics'>> {
  const row = await inviteStatistics.one(db, { userId });
  return {
    referral: row.referral,
    invite_url: row.referral && `${publicUrl()}/invites?referral=${encodeURIComponent(row.referral)}`,
    invited_num: row.invited,
    creator_num: row.creators,
    earned_usd_cents: Number(row.earned),
    share_percent: inviteShare.percent,
    share_months: inviteShare.months,
  };
}
