import type { ParsedInput } from '@kindred/contract/all/calls';
import type { SpendingLimits } from '@kindred/contract/wallet/calls';
import { limitRaiseHours } from '@kindred/contract/wallet/limits';
import type { Context } from '../../../context.ts';
import type { HookInput } from '../../../hooks.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Viewer } from '../../../viewer.ts';
import { lockWallet } from '../ledger/adjust-wallet-balance.ts';

const $ = inputs({
  userId: 'bigint',
  now: 'timestamptz',
  weekly: 'integer?',
  next: 'integer?',
  nextFrom: 'timestamptz?',
  confirmAbove: 'integer?',
});

const findLimits = statement(
  {
    weekly_usd_cents: 'integer?',
    next_usd_cents: 'integer?',
    next_from: 'timestamptz?',
    confirm_above: 'integer?',
    spent: 'bigint!',
    charged: 'bigint!',
  },
  sql`select weekly_limit(l, ${$.now}) as weekly_usd_cents, l.next_weekly_usd_cents as next_usd_cents,
      case when l.next_from > ${$.now} then l.next_from end as next_from, l.confirm_above,
      w.spent, w.charged
    from (select coalesce(sum(s.spent), 0)::bigint as spent, coalesce(sum(s.charged), 0)::bigint as charged
      from list_weekly_spending(${$.userId}, ${$.now}) s) w
    left join spending_limits l on l.user_id = ${$.userId}`,
);

const upsert = statement(
  {},
  sql`insert into spending_limits (user_id, weekly_usd_cents, next_weekly_usd_cents, next_from, confirm_above, updated_at)
    values (${$.userId}, ${$.weekly}, ${$.next}, ${$.nextFrom},
      ${$.confirmAbove}, ${$.now})
    on conflict (user_id) do update set weekly_usd_cents = excluded.weekly_usd_cents,
      next_weekly_usd_cents = excluded.next_weekly_usd_cents, next_from = excluded.next_from,
      confirm_above = excluded.confirm_above, updated_at = excluded.updated_at`,
);

const deleteLimits = statement({}, sql`delete from spending_limits where user_id = ${$.userId}`);

export function getSpendingLimits(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<SpendingLimits> {
  return readLimits(db, userId, clock.now());
}

/**
 * Changes the fields in `change`. A lower limit counts at once and closes open checkouts. A higher limit, or none,
 * waits for a day; setting the present limit cancels it.
 */
export function setSpendingLimits(
  context: Context,
  change: ParsedInput<'setSpendingLimits'>,
  { userId }: Viewer,
): Promise<SpendingLimits> {
  const now = context.clock.now();
  return transact(context, async (tx) => {
    await lockWallet(tx, userId);
    const before = await readLimits(tx, userId, now);
    const limit =
      change.weekly_usd_cents === undefined ? before : changeLimit(before, change.weekly_usd_cents, now);
    const confirmAbove = change.confirm_above === undefined ? before.confirm_above : change.confirm_above;
    await upsert.run(tx, {
      userId,
      weekly: limit.weekly_usd_cents,
      next: limit.next?.weekly_usd_cents ?? null,
      nextFrom: limit.next ? new Date(limit.next.from) : null,
      confirmAbove,
      now,
    });
    if (isLower(limit.weekly_usd_cents, before.weekly_usd_cents))
      await enqueue(tx, 'wallet.close-checkouts', { user_id: userId });
    return readLimits(tx, userId, now);
  });
}

type Limit = Pick<SpendingLimits, 'weekly_usd_cents' | 'next'>;

function changeLimit(before: Limit, weeklyUsdCents: number | null, now: Date): Limit {
  if (!isLower(before.weekly_usd_cents, weeklyUsdCents))
    return { weekly_usd_cents: weeklyUsdCents, next: null };
  const isWaiting = before.next !== null && before.next.weekly_usd_cents === weeklyUsdCents;
  const from = new Date(now.getTime() + limitRaiseHours * 3_600_000).toISOString();
  const next = isWaiting ? before.next : { weekly_usd_cents: weeklyUsdCents, from };
  return { weekly_usd_cents: before.weekly_usd_cents, next };
}

/** Without a limit, null is higher than any number. */
function isLower(limit: number | null, than: number | null): boolean {
  return (limit ?? Number.POSITIVE_INFINITY) < (than ?? Number.POSITIVE_INFINITY);
}

async function readLimits(db: Db | Tx, userId: string, now: Date): Promise<SpendingLimits> {
  const row = await findLimits.one(db, { userId, now });
  return {
    weekly_usd_cents: row.weekly_usd_cents,
    next: row.next_from && { weekly_usd_cents: row.next_usd_cents, from: row.next_from.toISOString() },
    confirm_above: row.confirm_above,
    spent_usd_cents: Number(row.spent),
    charged_usd_cents: Number(row.charged),
  };
}

export async function deleteSpendingLimits(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await deleteLimits.run(tx, { userId });
}
