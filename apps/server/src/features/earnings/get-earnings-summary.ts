import type { CallOutput } from '@kindred/contract/all/calls';
import { pendingDays } from '@kindred/contract/earnings/calls';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { getAccountId, listPendingAccounts } from '../wallet/ledger/ledger-accounts.ts';
import { findAccountBalance } from '../wallet/ledger/snapshot-accounts.ts';

const $ = inputs({ accountIds: 'bigint[]', userId: 'bigint' });

const findNextRelease = statement(
  { at: 'timestamptz?' },
  sql`select min(available_at) as at from pending_earnings
    where account_id = any(${$.accountIds}) and released_by is null and amount > 0`,
);

const sumPayouts = statement(
  { in_flight: 'bigint!', paid: 'bigint!' },
  sql`select coalesce(sum(amount_usd_cents) filter (where state <> 'paid'), 0)::bigint as in_flight,
      coalesce(sum(amount_usd_cents) filter (where state = 'paid'), 0)::bigint as paid
    from payouts where user_id = ${$.userId} and state not in ('failed', 'canceled')`,
);

/** Sums the creator's earnings from the ledger, those from invitations included, and the part that was paid out. */
export async function getEarningsSummary(
  { db, config }: Context,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'getEarningsSummary'>> {
  const balanceOf = async (accountId: string) => {
    const row = await findAccountBalance.first(db, { accountId });
    return Number(row?.balance ?? 0);
  };
  const accountIds = await listPendingAccounts(db, userId);
  const pending = (await Promise.all(accountIds.map(balanceOf))).reduce((sum, cents) => sum + cents, 0);
  const available = await balanceOf(await getAccountId(db, userId, 'creator_available'));
  const { at } = await findNextRelease.one(db, { accountIds });
  const payouts = await sumPayouts.one(db, { userId });
  const [inFlight, paid] = [Number(payouts.in_flight), Number(payouts.paid)];
  return {
    pending_usd_cents: pending,
    available_usd_cents: available,
    in_flight_usd_cents: inFlight,
    paid_out_usd_cents: paid,
    total_usd_cents: pending + available + inFlight + paid,
    pending_days: pendingDays,
    creator_share_percent: config.creatorShareBps / 100,
    next_release_time: at?.toISOString() ?? null,
  };
}
