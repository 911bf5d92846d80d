import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import { termsVersion } from '@kindred/contract/users/calls';
import { type Language, languages } from '@kindred/contract/wire/languages';
import { type Html, html, rawHtml } from '../../../platform/http/page/html.ts';
import { pageStyle } from '../../../platform/http/page/page-style.ts';
import { sayIn } from '../../../platform/texts/say.ts';

const documents = {
  terms: {
    path: '/legal/terms.html',
    title: 'legal.terms.title',
    version: termsVersion,
    sections: [
      ['legal.terms.who', 'legal.terms.whoText'],
      ['legal.terms.buy', 'legal.terms.buyText'],
      ['legal.terms.subscriptions', 'legal.terms.subscriptionsText'],
      ['legal.terms.companions', 'legal.terms.companionsText'],
      ['legal.terms.forbidden', 'legal.terms.forbiddenText'],
      ['legal.terms.ending', 'legal.terms.endingText'],
    ],
  },
  privacy: {
    path: '/legal/privacy.html',
    title: 'legal.privacy.title',
    version: termsVersion,
    sections: [
      ['legal.privacy.kept', 'legal.privacy.keptText'],
      ['legal.privacy.purpose', 'legal.privacy.purposeText'],
      ['legal.privacy.memory', 'legal.privacy.memoryText'],
      ['legal.privacy.readers', 'legal.privacy.readersText'],
      ['legal.privacy.rights', 'legal.privacy.rightsText'],
    ],
  },
  creatorPolicy: {
    path: '/legal/creator-policy.html',
    title: 'legal.creator.title',
    version: creatorPolicyVersion,
    sections: [
      ['legal.creator.who', 'legal.creator.whoText'],
      ['legal.creator.earnings', 'legal.creator.earningsText'],
      ['legal.creator.companion', 'legal.creator.companionText'],
      ['legal.creator.prices', 'legal.creator.pricesText'],
      ['legal.creator.leaving', 'legal.creator.leavingText'],
    ],
  },
} as const;

export type LegalDocument = keyof typeof documents;
export const legalDocuments = Object.keys(documents) as LegalDocument[];
export const legalPath = (name: LegalDocument) => documents[name].path;

/**
 * Writes a legal document in all languages, of which the style sheet shows one: that of Accept-Language, or with the
 * script the language chosen in the app. So the document has one address and is readable without scripts. `percent`
 * is the creators' share.
 */
export function legalPage(name: LegalDocument, language: Language, percent: number): string {
  return `<!doctype html>
${
  html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sayIn(language)(documents[name].title)} · Kindred</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${rawHtml(pageStyle() + ownStyle)}</style>
<script src="/boot.js"></script>
<script src="/legal/legal.js" defer></script>
</head>
<body>${languages.map((code) => inLanguage(name, code, percent))}</body>
</html>`.html
}`;
}

function inLanguage(name: LegalDocument, language: Language, percent: number): Html {
  const t = sayIn(language);
  const { title, version, sections } = documents[name];
  return html`<div lang="${language}">
<nav><a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28">Kindred</a>${legalDocuments.map(
    (document) =>
      html`<a href="${documents[document].path}"${document === name && rawHtml(' aria-current="page"')}>${t(documents[document].title)}</a>`,
  )}<a href="/removal">${t('removal.title')}</a></nav>
<main>
<h1>${t(title)}</h1>
<p class="version">${t('legal.version', { version })}${language !== 'en' && html`<br>${t('legal.translation')}`}</p>
${sections.map(([heading, text]) => {
  const words = text === 'legal.creator.earningsText' ? t(text, { percent }) : t(text);
  return html`<h2>${t(heading)}</h2>\n<p>${words}</p>`;
})}
</main>
</div>`;
}

const hidden = languages.map((code) => `html:lang(${code}) body>[lang]:not([lang="${code}"])`).join(',');

const ownStyle = `:root.dark{color-scheme:dark}:root.light{color-scheme:light}
${hidden}{display:none}
body{max-width:46rem;margin:0 auto;padding:1.25rem 1.25rem 6rem;font-size:1rem}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem;margin-bottom:2.5rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--ink-soft);text-decoration:none}
nav a:hover{color:var(--ink);text-decoration:underline}
nav a[aria-current]{color:var(--ink);font-weight:600}
nav .brand{gap:.6rem;margin-inline-end:auto;color:var(--ink);font-weight:700;font-size:1.15rem}
@media (max-width:40rem){nav .brand{flex-basis:100%}}
h1{font-size:clamp(1.6rem,7vw,2.25rem);letter-spacing:-.02em;line-height:1.15;overflow-wrap:anywhere}
h2{margin:2.25rem 0 .5rem;font-size:1.2rem;line-height:1.3}
.version{margin-top:.75rem;color:var(--ink-soft);font-size:.9rem}
main{line-height:1.65}
`;
