import type { Language } from '@kindred/contract/wire/languages';
import { type Html, html, rawHtml } from '../../../platform/http/page/html.ts';
import { pageStyle } from '../../../platform/http/page/page-style.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import { type HelpLine, helpDirectory, helpLines } from './help-lines.ts';

export const crisisPath = '/crisis-protocol';
export const referralsPath = `${crisisPath}/referrals.csv`;

export type MonthCount = { month: string; referrals: number };

/** The crisis protocol as a page for everybody: what is done, the helplines, and how often help was shown. */
export function crisisPage(language: Language, months: MonthCount[]): string {
  const t = sayIn(language);
  return `<!doctype html>
${
  html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${t('crisis.title')} – Kindred</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${rawHtml(pageStyle() + own)}</style>
</head>
<body>
<nav><a href="/"><img src="/icon.svg" alt="" width="28" height="28">Kindred</a></nav>
<main>
<h1>${t('crisis.title')}</h1>
<p class="lead">${t('crisis.lead')}</p>
${sections.map(([heading, ...paragraphs]) =>
  section(
    t(heading),
    paragraphs.map((key) => paragraph(t(key))),
  ),
)}
${section(t('crisis.lines'), lines(language))}
${section(t('crisis.counts'), counts(language, months))}
</main>
</body>
</html>`.html
}`;
}

const sections = [
  ['crisis.notice', 'crisis.notice1', 'crisis.notice2'],
  [
    'crisis.then',
    'crisis.then1',
    'crisis.then2',
    'crisis.then3',
    'crisis.then4',
    'crisis.then5',
    'crisis.then6',
  ],
  ['crisis.ai', 'crisis.ai1', 'crisis.ai2', 'crisis.ai3'],
] as const;

const section = (heading: string, body: Html[]) => html`<section><h2>${heading}</h2>${body}</section>`;
const paragraph = (text: string) => html`<p>${text}</p>`;
const link = (href: string, text: string) => html`<a href="${href}" rel="noreferrer">${text}</a>`;

function table(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
): Html {
  const head = headings.map((heading) => html`<th scope="col">${heading}</th>`);
  const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  // What scrolls on a phone can be reached by keyboard (WCAG 2.1.1).
  return html`<div class="scroll" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function lines(language: Language): Html[] {
  const t = sayIn(language);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const rows = helpLines
    .flatMap((line) => line.regions.map((region) => ({ line, country: names.of(region) ?? region })))
    .toSorted((line, other) => line.country.localeCompare(other.country, language))
    .map(({ line, country }) => [
      country,
      line.name,
      numberOf(line, language),
      link(line.source, new URL(line.source).host),
    ]);
  return [
    html`<p>${t('crisis.linesLead')} ${link(helpDirectory.source, helpDirectory.host)}</p>`,
    table(
      t('crisis.lines'),
      [t('crisis.country'), t('crisis.line'), t('crisis.number'), t('crisis.source')],
      rows,
    ),
  ];
}

function numberOf({ call, text }: HelpLine, language: Language): string {
  const t = sayIn(language);
  return t(text === call ? 'crisis.callOrText' : 'crisis.call', { number: call });
}

function counts(language: Language, months: MonthCount[]): Html[] {
  const t = sayIn(language);
  const lead = html`<p>${t('crisis.countsLead')} ${link(referralsPath, t('crisis.download'))}</p>`;
  if (months.length === 0) return [lead, paragraph(t('crisis.none'))];
  const rows = months.map(({ month, referrals }) => [month, String(referrals)]);
  return [lead, table(t('crisis.counts'), [t('crisis.month'), t('crisis.times')], rows)];
}

const own = `main{max-width:46rem;margin:0 auto;padding:1.5rem 1.25rem 5rem}
nav{max-width:46rem;margin:0 auto;padding:1.25rem 1.25rem 0}
nav a{display:inline-flex;align-items:center;gap:.6rem;min-height:2.75rem;color:var(--ink);font-weight:700;font-size:1.15rem;text-decoration:none}
h1{font-size:2rem;line-height:1.2;margin-bottom:1rem}
h2{font-size:1.25rem;margin:2.5rem 0 .75rem}
p+p{margin-top:.75rem}
.lead{font-size:1.1rem;color:var(--ink-soft)}
a{color:var(--ink)}
.scroll{overflow-x:auto;margin-top:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--surface)}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:start;padding:.6rem .8rem;border-bottom:1px solid var(--line);vertical-align:top}
tr:last-child td{border-bottom:0}
th{color:var(--ink-soft);font-weight:600}
`;
