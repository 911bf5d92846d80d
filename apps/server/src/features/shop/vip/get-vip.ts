import type { Vip } from '@kindred/contract/shop/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { listPackagesForSale } from '../../wallet/diamond-packages.ts';
import { orUnavailable } from '../../wallet/payments/provider-away.ts';
import { findVip, markVipCanceled, markVipResumed, type VipRow } from './vip.sql.ts';

const $ = inputs({ ref: 'text' });

export async function getVip({ db, clock }: Context, _input: unknown, { userId }: Viewer): Promise<Vip> {
  const now = clock.now();
  const row = await findVip.first(db, { userId });
  if (row && (row.period_end > now || row.state === 'past_due' || row.renews)) return presentVip(row, now);
  const [offer] = (await listPackagesForSale(db)).filter(({ kind }) => kind === 'diamond_vip');
  return {
    state: row ? 'expired' : 'none',
    is_vip: false,
    period_end: row?.period_end.toISOString() ?? null,
    renews: false,
    month_usd_cents: offer?.price_usd_cents ?? 0,
    month_diamonds: offer ? offer.diamonds + offer.bonus_diamonds : 0,
    agreed_rate: null,
  };
}

// A month counts as over from its end on, even before the provider's event.
function presentVip(row: VipRow, now: Date): Vip {
  const isVip = row.period_end > now;
  return {
    state: isVip ? row.state : 'past_due',
    is_vip: isVip,
    period_end: row.period_end.toISOString(),
    renews: row.renews,
    month_usd_cents: row.month_usd_cents,
    month_diamonds: row.month_diamonds,
    agreed_rate: row.agreed_rate,
  };
}

/** Stops the renewal at the provider, then here; the paid time stays. Refuses with `notJoined`. */
export async function cancelVip(
  context: Context,
  _input: unknown,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  const { provider_ref: ref, state } = await getLive(context, userId);
  if (state === 'canceled') return {};
  await orUnavailable(context, () => context.payments.cancelRenewal(ref));
  await markVipCanceled.run(context.db, { ref, now: context.clock.now() });
  return {};
}

const supersedeFetches = statement(
  {},
  sql`update checkouts set applied_fetch = nextval('payment_fetches')
    where subscription_ref = ${$.ref}`,
);

/** Provider states fetched before the resumption become obsolete. Refuses with `notJoined`. */
export async function resumeVip(
  context: Context,
  _input: unknown,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  const { provider_ref: ref, state, period_end } = await getLive(context, userId);
  if (state !== 'canceled') return {};
  if (period_end <= context.clock.now()) refuse('notJoined');
  await orUnavailable(context, () => context.payments.resumeRenewal(ref));
  await transact(context, async (tx) => {
    await supersedeFetches.run(tx, { ref });
    await markVipResumed.run(tx, { ref, now: context.clock.now() });
  });
  return {};
}

async function getLive({ db }: Context, userId: string): Promise<VipRow> {
  const row = await findVip.first(db, { userId });
  return row && row.state !== 'expired' ? row : refuse('notJoined');
}
