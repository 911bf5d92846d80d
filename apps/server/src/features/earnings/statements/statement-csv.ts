import type { MonthStatement } from '@kindred/contract/earnings/calls';
import type { Language } from '@kindred/contract/wire/languages';
import { textCell } from '../../../platform/texts/csv.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import { dollars, statementRows } from './statement-rows.ts';

/** Writes CSV (RFC 4180), in UTF-8 with a byte order mark, which spreadsheets need. */
export function statementCsv(statement: MonthStatement, language: Language): string {
  const t = sayIn(language);
  const { month, name, country, timezone } = statement;
  const { earned, paid } = statementRows(statement, t);
  const lines = [
    [t('statement.statement'), month].map(textCell),
    [t('statement.name'), name].map(textCell),
    [t('statement.country'), country].map(textCell),
    [t('statement.zone'), timezone].map(textCell),
    [],
    [t('statement.line'), t('statement.count'), t('statement.grossUsd'), t('statement.yoursUsd')].map(
      textCell,
    ),
    ...[...earned, ...paid].map(({ label, entries, gross, net }) => [
      textCell(label),
      entries === undefined ? '' : String(entries),
      gross === undefined ? '' : dollars(gross),
      dollars(net),
    ]),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
