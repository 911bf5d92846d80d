import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { getStatement } from './get-statement.ts';
import { statementCsv } from './statement-csv.ts';
import { statementPdf } from './statement-pdf.ts';

/** Returns a month's statement as a file within the answer, so that it has no address that could be shared. */
export async function getStatementFile(
  context: Context,
  { month, format }: CallInput<'getStatementFile'>,
  viewer: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'getStatementFile'>> {
  const statement = await getStatement(context, { month }, viewer);
  const isPdf = format === 'pdf';
  const content = isPdf
    ? await statementPdf(statement, language)
    : Buffer.from(statementCsv(statement, language), 'utf8');
  return {
    filename: `kindred-${month}.${format}`,
    content_type: isPdf ? 'application/pdf' : 'text/csv; charset=utf-8',
    content_base64: content.toString('base64'),
  };
}
