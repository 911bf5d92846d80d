import { type Language, languages } from '@kindred/contract/wire/languages';
import { type Html, html, jsonScript, rawHtml } from '../../platform/http/page/html.ts';
import { pageStyle } from '../../platform/http/page/page-style.ts';
import { sayIn } from '../../platform/texts/say.ts';
import { publicStyle } from './public-style.ts';

export type PublicPage = {
  language: Language;
  /** Whether the address names the language (`?lang=`), so that the page exists only in that language. */
  isNamed?: boolean;
  title: string;
  description: string;
  /** Absolute: the one address of this content. Undefined for pages that search engines must not keep. */
  canonical?: string;
  /** Absolute address of the picture of a link preview, '' without one. */
  image?: string;
  /** Open Graph's type (ogp.me). */
  type?: 'profile' | 'article';
  /** schema.org, for search engines. */
  structuredData?: object;
  /** The address of the next page. */
  next?: string;
  main: Html;
};

/**
 * Renders a whole page for visitors. It works without a script; the script it loads handles theme, language and the
 * signed-in state.
 */
export function layout(page: PublicPage): string {
  const { language, title, description, canonical, image = '', main } = page;
  const t = sayIn(language);
  return `<!doctype html>
${
  html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="rating" content="adult">
${canonical ? addresses(canonical, page) : html`<meta name="robots" content="noindex">`}
${page.next && html`<link rel="next" href="${page.next}">`}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<meta property="og:site_name" content="Kindred">
<meta property="og:type" content="${page.type ?? 'website'}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
${canonical && html`<meta property="og:url" content="${canonical}">`}
${image !== '' && html`<meta property="og:image" content="${image}">`}
<meta name="twitter:card" content="${image === '' ? 'summary' : 'summary_large_image'}">
${page.structuredData && html`<script type="application/ld+json">${jsonScript(page.structuredData)}</script>`}
<style>${rawHtml(pageStyle() + publicStyle)}</style>
<script src="/boot.js"></script>
</head>
<body>
<a class="skip" href="#main">${t('public.skip')}</a>
<header class="top"><a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28">Kindred</a><a class="button quiet" href="/login">${t('public.logIn')}</a></header>
<main id="main">${main}</main>
<footer><p>${t('public.adults')}</p><nav><a href="/legal/terms.html">${t('public.terms')}</a><a href="/legal/privacy.html">${t('public.privacy')}</a><a href="/crisis-protocol">${t('public.crisisProtocol')}</a></nav></footer>
</body>
</html>`.html
}`;
}

/** Links to the page's one address, and to the same page in each language. */
function addresses(address: string, { language, isNamed }: PublicPage): Html {
  const inLanguage = (code: Language) => `${address}?lang=${code}`;
  const alternates = languages.map(
    (code) => html`<link rel="alternate" hreflang="${code}" href="${inLanguage(code)}">`,
  );
  return html`<link rel="canonical" href="${isNamed ? inLanguage(language) : address}">${alternates}<link rel="alternate" hreflang="x-default" href="${address}">`;
}

/** Renders the answer of an address without a page. */
export function missingPage(language: Language): string {
  const t = sayIn(language);
  return layout({
    language,
    title: `${t('public.gone')} · Kindred`,
    description: t('public.goneNote'),
    main: html`<div class="missing"><h1>${t('public.gone')}</h1><p>${t('public.goneNote')}</p><a class="button" href="/">${t('public.toStart')}</a></div>`,
  });
}
