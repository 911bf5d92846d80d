import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { isTheirCharge, receiptJoins, receiptJson } from './receipts.sql.ts';

const $ = inputs({ receiptId: 'bigint' });

const find = statement(
  { receipt: as<Omit<CallOutput<'getReceipt'>, 'buyer'>>('json'), buyer: 'text' },
  sql`select ${receiptJson} as receipt, u.nickname as buyer from journal_entries e ${receiptJoins}
    join users u on u.user_id = e.user_id
    where e.entry_id = ${$.receiptId} and ${isTheirCharge}`,
);

/** Refuses with `notFound`. */
export async function getReceipt(
  { db }: Pick<Context, 'db'>,
  { receipt_id: receiptId }: { receipt_id: string },
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'getReceipt'>> {
  return (await findReceipt(db, { receiptId, viewerId })) ?? refuse('notFound');
}

export async function findReceipt(
  db: Db,
  key: { receiptId: string; viewerId: string },
): Promise<CallOutput<'getReceipt'> | undefined> {
  const row = await find.first(db, key);
  return row && { ...row.receipt, buyer: row.buyer };
}

/** Returns a receipt as a PDF inside the answer, so that no address of it can leak. */
export async function getReceiptFile(
  context: Pick<Context, 'db'>,
  input: { receipt_id: string },
  viewer: Viewer,
  reader: Pick<RequestContext, 'language' | 'timezone'>,
): Promise<CallOutput<'getReceiptFile'>> {
  const receipt = await getReceipt(context, input, viewer);
  return {
    filename: `kindred-receipt-${receipt.number}.pdf`,
    content_type: 'application/pdf',
    content_base64: (await receiptPdf(receipt, reader)).toString('base64'),
  };
}
