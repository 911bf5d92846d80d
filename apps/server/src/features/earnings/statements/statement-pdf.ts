import type { MonthStatement } from '@kindred/contract/earnings/calls';
import type { Language } from '@kindred/contract/wire/languages';
import { pdfLanguage, writePdf } from '../../../platform/pdf/pdf-page.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import { dollars, type StatementRow, statementRows } from './statement-rows.ts';

export function statementPdf(statement: MonthStatement, preferredLanguage: Language): Promise<Buffer> {
  const language = pdfLanguage(preferredLanguage);
  const t = sayIn(language);
  const { month, name, country, timezone } = statement;
  const { earned, paid } = statementRows(statement, t);
  return writePdf({
    title: t('statement.title', { month }),
    lead: [country ? `${name}, ${country}` : name, t('statement.lead', { zone: timezone })],
    tables: [
      {
        title: t('statement.earnedTitle'),
        columns: [t('statement.count'), t('statement.gross'), t('statement.yours')],
        rows: earned.map(toRow),
      },
      { title: t('statement.paidTitle'), columns: ['', '', t('statement.paid')], rows: paid.map(toRow) },
    ],
    notes: [t('statement.vatNote')],
    date: new Date(`${month}-01T00:00:00Z`),
    language,
  });
}

function toRow({ label, entries, gross, net }: StatementRow) {
  return {
    label,
    figures: [entries?.toString() ?? '', gross === undefined ? '' : dollars(gross), dollars(net)],
  };
}
