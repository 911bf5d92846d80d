import type { Language } from '@kindred/contract/wire/languages';
import { pageStyle } from '../../../platform/http/page/page-style.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import { type SandboxCard, sandboxCards } from './sandbox-cards.ts';

/** A whole page of the sandbox as HTML. `title` and `body` are HTML already. */
export function sandboxPage(page: {
  title: string;
  pageName: string;
  language: Language;
  body: string;
}): string {
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} – ${page.pageName}</title>
<style>${pageStyle()}${own}</style>
</head>
<body>
<main>
${page.body}
</main>
</body>
</html>`;
}

/** One of the test cards, as part of a form. */
export function cardChoices(language: Language): string {
  const t = sayIn(language);
  const cards = Object.entries(sandboxCards).map(([card, { number }], index) =>
    radioChoice({
      name: 'card',
      value: number,
      isChecked: index === 0,
      title: number,
      text: t(`testCard.${card as SandboxCard}`),
    }),
  );
  return `<fieldset><legend>${t('checkout.testCard')}</legend>${cards.join('')}</fieldset>`;
}

/** A radio button with a title and a line below it, as HTML. Its texts are escaped already. */
export function radioChoice(choice: {
  name: string;
  value: string;
  isChecked: boolean;
  title: string;
  text: string;
}): string {
  const { name, value, isChecked, title, text } = choice;
  return `<label class="card"><input type="radio" name="${name}" value="${value}"${
    isChecked ? ' checked' : ''
  }><span><b>${title}</b><br>${text}</span></label>`;
}

/** A term and what it is, as HTML. Both are escaped already. */
export function row(term: string, value: string, kind = ''): string {
  return `<div class="${kind}"><dt>${term}</dt><dd>${value}</dd></div>`;
}

/** Its own part of the style; the rest is every page's. */
const own = `
main{max-width:30rem;margin:0 auto;padding:1.5rem;min-height:100vh;background:var(--surface)}
@media (min-width:34rem){main{min-height:0;margin:3rem auto;border:1px solid var(--line-strong);border-radius:1.75rem;padding:2rem}}
.badge{display:inline-block;margin:0 0 1rem;padding:.15rem .7rem;border:1px solid var(--line-strong);border-radius:1rem;color:var(--ink-soft);font-size:.85rem}
h1{margin:0 0 1rem;font-size:1.4rem;line-height:1.3;overflow-wrap:anywhere}
dl{margin:0 0 1.5rem}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-bottom:1px solid var(--line-strong)}
dt{color:var(--ink-soft)}dd{margin:0;text-align:right}
.total dd{font-weight:700;font-size:1.15rem}
fieldset{margin:0 0 1rem;padding:0;border:0}
legend{padding:0;margin-bottom:.5rem;font-weight:600}
.card{display:flex;gap:.8rem;align-items:flex-start;padding:.7rem .9rem;margin-bottom:.5rem;border:1px solid var(--line-strong);border-radius:.7rem;cursor:pointer}
.card:has(:checked){border-color:var(--action);box-shadow:0 0 0 1px var(--action)}
.card input{margin-top:.35rem;accent-color:var(--action)}
.card b{font-variant-numeric:tabular-nums;font-weight:600}
.card span{color:var(--ink-soft)}.card b{color:var(--ink)}
button{width:100%;min-height:3rem;margin-top:.5rem;border:0;border-radius:1.5rem;background:var(--action);color:var(--on-action);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--action-hover)}
button.quiet:hover{background:var(--sunken)}
button.quiet{background:none;border:1px solid var(--line-strong);color:var(--ink)}
.notice{padding:.8rem 1rem;border:1px solid var(--line-strong);border-radius:.7rem}
.bad{color:var(--danger);border-color:currentcolor}
.back{text-align:center;margin:1.2rem 0 0}a{color:var(--ink)}
`;
