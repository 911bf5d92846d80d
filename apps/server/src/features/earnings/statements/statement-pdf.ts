import type { MonthStatement } from '@kindred/contract/earnings/calls';
import { writePdf } from '../../../platform/pdf/pdf-page.ts';
import { dollars, type StatementRow, statementRows } from './statement-rows.ts';

/** A statement as a PDF. */
export function statementPdf(statement: MonthStatement): Promise<Buffer> {
  const { month, name, country, timezone } = statement;
  const { earned, paid } = statementRows(statement);
  return writePdf({
    title: `Statement for ${month}`,
    lead: [country ? `${name}, ${country}` : name, `Amounts in US dollars. Days are those of ${timezone}.`],
    tables: [
      { title: 'What you earned', columns: ['Count', 'Paid by fans', 'Yours'], rows: earned.map(toRow) },
      { title: 'What was paid out', columns: ['', '', 'Paid'], rows: paid.map(toRow) },
    ],
    notes: ['VAT that fans pay is collected and paid by Kindred and is no part of these amounts.'],
    date: new Date(`${month}-01T00:00:00Z`),
  });
}

function toRow({ label, entries, gross, net }: StatementRow) {
  return {
    label,
    figures: [entries?.toString() ?? '', gross === undefined ? '' : dollars(gross), dollars(net)],
  };
}
