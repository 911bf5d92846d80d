import type { ParsedInput } from '@kindred/contract/all/calls';
import type { PageOffers } from '@kindred/contract/offers/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import type { Bundle } from './terms.ts';

export async function getPageOffers(
  context: Pick<Context, 'db' | 'payments'>,
  _input: unknown,
  { charId }: Viewer,
): Promise<PageOffers> {
  return readOffers(context, context.db, charId ?? refuse('creatorsOnly'));
}

/** Replaces all bundles. An open checkout keeps its price. Refuses duplicate months with `invalidInput`. */
export function setBundles(
  context: Context,
  { bundles }: ParsedInput<'setBundles'>,
  viewer: Viewer,
): Promise<PageOffers> {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  const months = bundles.map((bundle) => bundle.months);
  if (new Set(months).size < months.length) refuse('invalidInput', { field: 'bundles' });
  return transact(context, async (tx) => {
    // Serializes concurrent changes, such as from two tabs.
    await tx.selectFrom('characters').select('char_id').where('char_id', '=', charId).forUpdate().execute();
    await tx.deleteFrom('bundles').where('char_id', '=', charId).execute();
    const rows = bundles.map((bundle) => ({ char_id: charId, ...bundle }));
    if (rows.length > 0) await tx.insertInto('bundles').values(rows).execute();
    return readOffers(context, tx, charId);
  });
}

async function readOffers(
  { payments }: Pick<Context, 'payments'>,
  db: Db | Tx,
  charId: string,
): Promise<PageOffers> {
  const rows = await db
    .selectFrom('bundles')
    .select(['months', 'percent_off'])
    .where('char_id', '=', charId)
    .orderBy('months')
    .execute();
  return { bundles: rows as Bundle[], max_months: payments.maxIntroCharges };
}
