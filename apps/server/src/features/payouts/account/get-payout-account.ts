import type { PayoutAccount } from '@kindred/contract/payouts/calls';
import { minPayoutUsdCents } from '@kindred/contract/payouts/limits';
import type { Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../platform/db/schema.gen.ts';
import { getDataKey } from '../../../platform/sealing/data-key.ts';
import type { Viewer } from '../../../viewer.ts';
import { findSteppedUpUntil } from '../../users/step-up.ts';
import { decryptTax, type TaxFields } from './encrypt-tax.ts';

export type PayoutAccountRow = Selectable<Database['payout_accounts']>;

export async function getPayoutAccount(
  context: Context,
  _input: object,
  viewer: Viewer,
): Promise<PayoutAccount> {
  const { db, clock, payments } = context;
  const row = await findPayoutAccount(context, viewer.userId);
  const now = clock.now();
  const steppedUpUntil = await findSteppedUpUntil(db, viewer, now);
  const tax = row && (await readTax(context, row));
  const isUsable = !row?.usable_at || row.usable_at <= now;
  return {
    name: row?.legal_name ?? '',
    country: row?.country ?? '',
    identity: {
      state: (row?.identity_state ?? 'none') as PayoutAccount['identity']['state'],
      reason: row?.identity_reason ?? null,
    },
    destination: {
      state: (row?.destination_state ?? 'none') as PayoutAccount['destination']['state'],
      bank_last4: row?.bank_last4 ?? null,
      usable_time: isUsable ? null : (row?.usable_at?.toISOString() ?? null),
    },
    tax: { form: row ? taxForm(row.country) : null, id_last4: tax?.taxId.slice(-4) ?? null },
    can_pay_out: payments.payoutAccounts !== undefined,
    min_usd_cents: minPayoutUsdCents,
    stepped_up_until: steppedUpUntil?.toISOString() ?? null,
  };
}

export function findPayoutAccount(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<PayoutAccountRow | undefined> {
  return db.selectFrom('payout_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Returns undefined when no tax fields are stored, or when they do not decrypt with our key. */
export async function readTax(
  context: Pick<Context, 'config' | 'log'>,
  { user_id, sealed_tax }: Pick<PayoutAccountRow, 'user_id' | 'sealed_tax'>,
): Promise<TaxFields | undefined> {
  if (!sealed_tax) return undefined;
  try {
    return decryptTax(await getDataKey(context), user_id, sealed_tax);
  } catch {
    context.log.error({ userId: user_id }, 'a tax number was encrypted with another key');
    return undefined;
  }
}

function taxForm(country: string): 'w9' | 'w8ben' {
  return country === 'US' ? 'w9' : 'w8ben';
}
