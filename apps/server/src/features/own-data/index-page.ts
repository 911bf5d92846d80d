import type { ExportSection } from '@kindred/contract/own-data/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { type Html, html, rawHtml } from '../../platform/http/page/html.ts';
import { formatDate } from '../../platform/texts/format-date.ts';
import { type Say, sayIn } from '../../platform/texts/say.ts';

/** A section as the index page shows it: how many rows its file has, and the first of them. */
export type SectionSummary = { name: ExportSection; count: number; rows: Record<string, unknown>[] };

export const shownRows = 50;

const style =
  rawHtml(`body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:#1d1719;background:#fdfbfa}
h1{font-size:1.9rem}summary{padding:.75rem 0;font-weight:600}details{border-top:1px solid #ddd5d0}div{overflow-x:auto}
table{border-collapse:collapse;font-size:.85rem}th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;max-width:24rem;overflow-wrap:anywhere}
a{color:inherit}p{max-width:44rem}@media(prefers-color-scheme:dark){body{color:#f6f1f2;background:#191517}details{border-color:#3a3134}}`);

/** Writes the page that a person opens first: what the export has, with links to its files. */
export function writeIndexPage(
  summaries: SectionSummary[],
  { language, now }: { language: Language; now: Date },
): string {
  const t = sayIn(language);
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${t('ownData.title')}</title>
<style>${style}</style></head><body><h1>${t('ownData.title')}</h1>
<p>${t('ownData.lead', { date: formatDate(now, language) })}</p><p>${t('ownData.left')}</p>
${summaries.map((summary) => sectionPart(summary, t))}</body></html>`.html;
}

function sectionPart({ name, count, rows }: SectionSummary, t: Say): Html {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const file = `data/${name}.json`;
  return html`<details><summary>${t(`ownData.section.${name}`)} (${count})</summary><p><a href="${file}">${file}</a>${
    count > rows.length && html` ${t('ownData.first', { count: rows.length })}`
  }</p>${
    rows.length > 0 &&
    html`<div><table><tr>${columns.map((column) => html`<th>${column}</th>`)}</tr>${rows.map(
      (row) =>
        html`<tr>${columns.map((column) => html`<td dir="auto">${cell(column, row[column])}</td>`)}</tr>`,
    )}</table></div>`
  }</details>
`;
}

function cell(column: string, value: unknown): Html | string {
  if (value === null || value === undefined) return '';
  if (column === 'file') return html`<a href="${String(value)}">${String(value)}</a>`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
