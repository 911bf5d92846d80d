import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { lockWallet } from '../ledger/adjust-wallet-balance.ts';

const $ = inputs({ userId: 'bigint', cents: 'bigint', meters: 'text[]', now: 'timestamptz' });

/** `spent` counts payments to creators and the house, `charged` counts charges of cards. */
export type Meter = 'spent' | 'charged';

type Spend = {
  userId: string;
  /** US cents, or diamonds. */
  cents: number;
  meters: Meter[];
};

const check = statement(
  { is_allowed: 'boolean', limit_usd_cents: 'integer?', frees_at: 'timestamptz?' },
  sql`select is_allowed, limit_usd_cents, frees_at from check_spending(${$.userId}, ${$.cents},
    ${$.meters}, ${$.now})`,
);

const findLimit = statement(
  { has_limit: 'boolean' },
  sql`select exists (select from spending_limits l where l.user_id = ${$.userId}) as has_limit`,
);

/** Without a limit, all other checks of limits are skipped. */
export async function hasSpendingLimit(db: Db | Tx, userId: string): Promise<boolean> {
  return (await findLimit.one(db, { userId })).has_limit;
}

/** Locks the wallet of a person with a limit. Refuses with `spendingLimitReached`. */
export async function assertWithinLimit(
  tx: Tx,
  { clock }: Pick<Context, 'clock'>,
  spend: Spend,
): Promise<void> {
  if (!(await hasSpendingLimit(tx, spend.userId))) return;
  await lockWallet(tx, spend.userId);
  const verdict = await check.one(tx, { ...spend, cents: String(spend.cents), now: clock.now() });
  if (!verdict.is_allowed) refuseOverLimit(verdict);
}

/**
 * Refuses with `spendingLimitReached`, the limit and the time at which it frees up, after `spend_diamonds` returned
 * over_limit.
 */
export async function refuseSpend(
  db: Db | Tx,
  { clock }: Pick<Context, 'clock'>,
  spend: Omit<Spend, 'meters'>,
): Promise<never> {
  const { userId, cents } = spend;
  const meters = ['spent'];
  return refuseOverLimit(await check.one(db, { userId, cents: String(cents), meters, now: clock.now() }));
}

function refuseOverLimit(verdict: Awaited<ReturnType<typeof check.one>>): never {
  return refuse('spendingLimitReached', {
    limit_usd_cents: verdict.limit_usd_cents,
    frees_at: verdict.frees_at?.toISOString() ?? null,
  });
}
