import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { getDataKey } from '../../../platform/sealing/data-key.ts';
import type { Viewer } from '../../../viewer.ts';
import { requireStepUp } from '../../users/step-up.ts';
import { encryptTax } from './encrypt-tax.ts';
import { findPayoutAccount, getPayoutAccount, readTax } from './get-payout-account.ts';

const $ = inputs({
  userId: 'bigint',
  name: 'text',
  country: 'text',
  encryptedTax: 'bytea?',
  now: 'timestamptz',
});

// A changed or rejected identity is reviewed again.
const upsertAccount = statement(
  {},
  sql`insert into payout_accounts as a
      (user_id, legal_name, country, identity_state, sealed_tax, created_at, updated_at)
    values (${$.userId}, ${$.name}, ${$.country}, 'pending',
      ${$.encryptedTax}, ${$.now}, ${$.now})
    on conflict (user_id) do update set
      legal_name = excluded.legal_name, country = excluded.country,
      sealed_tax = coalesce(excluded.sealed_tax, a.sealed_tax), updated_at = excluded.updated_at,
      identity_state = case when a.identity_state = 'verified' and a.legal_name = excluded.legal_name
        and a.country = excluded.country then 'verified' else 'pending' end,
      identity_reason = null`,
);

/** Stores the viewer's legal name, country and tax fields; omitted tax fields stay. */
export async function updatePayoutAccount(
  context: Context,
  { name, country, tax_id, tax_address }: CallInput<'updatePayoutAccount'>,
  viewer: Viewer,
): Promise<CallOutput<'updatePayoutAccount'>> {
  const { userId } = viewer;
  await requireStepUp(context, viewer);
  const existing = await findPayoutAccount(context, userId);
  const before = existing && (await readTax(context, existing));
  const fields = { taxId: tax_id ?? before?.taxId ?? '', address: tax_address ?? before?.address ?? '' };
  const isGiven = tax_id !== undefined || tax_address !== undefined;
  const encryptedTax = isGiven ? encryptTax(await getDataKey(context), userId, fields) : null;
  await upsertAccount.run(context.db, { userId, name, country, encryptedTax, now: context.clock.now() });
  return getPayoutAccount(context, {}, viewer);
}
