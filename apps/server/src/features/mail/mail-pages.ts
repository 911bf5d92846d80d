import { createHash } from 'node:crypto';
import type { Language } from '@kindred/contract/wire/languages';
import { type Html, html, rawHtml } from '../../platform/http/page/html.ts';
import { pageStyle } from '../../platform/http/page/page-style.ts';
import { sayIn } from '../../platform/texts/say.ts';

const ownStyle = `body{min-height:100dvh;display:grid;grid-template-columns:minmax(0,440px);place-content:center;padding:24px 16px}
main{padding:28px;background:var(--surface);border:1px solid var(--line);border-radius:28px}
h1{font-size:22px;line-height:1.25}
p{margin:8px 0 20px;color:var(--ink-soft);overflow-wrap:anywhere}
button,.button{display:inline-block;min-height:44px;padding:10px 20px;border:0;border-radius:999px;background:var(--action);color:var(--on-action);font:inherit;font-weight:620;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:var(--action-hover)}
`;

const style = () => pageStyle() + ownStyle;

/** Allows no script, only this style sheet and our own font; forms post to this server. */
export function mailPagePolicy(): string {
  const hash = createHash('sha256').update(style()).digest('base64');
  return `default-src 'none'; font-src 'self'; img-src 'self'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

export function confirmPage(language: Language, address: string): string {
  const t = sayIn(language);
  return questionPage(
    language,
    t('mail.confirmTitle'),
    t('mail.confirmText', { address }),
    t('mail.confirmAction'),
  );
}

export function unsubscribePage(language: Language): string {
  const t = sayIn(language);
  return questionPage(language, t('mail.unsubscribeTitle'), t('mail.unsubscribeText'), t('mail.unsubscribe'));
}

/** Requires a button press: mail scanners open links but press no buttons. */
function questionPage(language: Language, title: string, text: string, action: string): string {
  return page(
    language,
    title,
    html`<h1>${title}</h1><p>${text}</p><form method="post"><button>${action}</button></form>`,
  );
}

export function donePage(language: Language, result: 'confirmed' | 'unsubscribed' | 'dead'): string {
  const t = sayIn(language);
  const { title, text } = {
    confirmed: { title: t('mail.confirmed'), text: t('mail.confirmedText') },
    unsubscribed: { title: t('mail.unsubscribed'), text: t('mail.unsubscribedText') },
    dead: { title: t('mail.deadTitle'), text: t('mail.deadText') },
  }[result];
  return page(
    language,
    title,
    html`<h1>${title}</h1><p>${text}</p><a class="button" href="/settings/notices/emailNotifications">${t('mail.toSettings')}</a>`,
  );
}

function page(language: Language, title: string, main: Html): string {
  return `<!doctype html>
${
  html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg">
<title>${title} · Kindred</title>
<style>${rawHtml(style())}</style>
</head>
<body><main>${main}</main></body>
</html>`.html
}`;
}
