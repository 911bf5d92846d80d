import type { PageLanguage } from '../../../platform/http/page-language.ts';
import { pageStyle } from '../../../platform/http/page-style.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { type SandboxCard, sandboxCards } from './sandbox-cards.ts';
import type { SandboxCheckout } from './sandbox-checkouts.ts';

export type CheckoutView = {
  checkout: SandboxCheckout;
  firstPeriodEnd: Date;
  backUrl: string;
  language: PageLanguage;
};

/** The whole hosted page as HTML: what is bought, what it costs now and later, and a form of test cards. */
export function checkoutPage(view: CheckoutView): string {
  const { checkout, backUrl, language } = view;
  const texts = checkoutTexts[language];
  const title = escapeHtml(checkout.description);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${texts.pageName}</title>
<style>${pageStyle()}${own}</style>
</head>
<body>
<main>
<p class="badge">${texts.badge}</p>
<h1>${title}</h1>
${amounts(view)}
${body(view)}
<p class="back"><a href="${escapeHtml(backUrl)}">${texts.back}</a></p>
</main>
</body>
</html>`;
}

function amounts({ checkout, firstPeriodEnd, language }: CheckoutView): string {
  const texts = checkoutTexts[language];
  const usd = (cents: number) => formatUsd(cents, language);
  const rows = [row(texts.dueToday, usd(checkout.amount_usd_cents), 'total')];
  if (checkout.month_usd_cents !== null) {
    const day = formatDay(firstPeriodEnd, checkout.timezone, language);
    if (checkout.trial_days > 0) rows.unshift(row(texts.trial, texts.trialDays(checkout.trial_days)));
    rows.push(row(texts.from(day), texts.aMonth(usd(checkout.month_usd_cents))));
    rows.push(row(texts.renewal, texts.renewalText));
  }
  return `<dl>${rows.join('')}</dl>`;
}

function body({ checkout, firstPeriodEnd, language }: CheckoutView): string {
  const texts = checkoutTexts[language];
  switch (checkout.state) {
    case 'open':
      return payForm(checkout, language);
    case 'declined':
      return `<p class="notice bad" role="alert">${texts.declined}</p>${payForm(checkout, language)}`;
    case 'confirming':
      return `<form method="post" action="${action(checkout, 'confirm', language)}">
<p class="notice" role="status">${texts.bankAsks}</p>
<button name="approve" value="true">${texts.approve}</button>
<button class="quiet" name="approve" value="false">${texts.refuse}</button></form>`;
    case 'expired':
      return `<p class="notice bad" role="alert">${texts.expired}</p>`;
    default: {
      const day = formatDay(checkout.paid_at ?? firstPeriodEnd, checkout.timezone, language);
      return `<p class="notice" role="status">${texts.paidOn(day)}</p>`;
    }
  }
}

function payForm(checkout: SandboxCheckout, language: PageLanguage): string {
  const texts = checkoutTexts[language];
  const dueNow = checkout.amount_usd_cents;
  const cards = Object.entries(sandboxCards).map(
    ([card, { number }], index) =>
      `<label class="card"><input type="radio" name="card" value="${number}"${
        index === 0 ? ' checked' : ''
      }><span><b>${number}</b><br>${texts.cards[card as SandboxCard]}</span></label>`,
  );
  return `<form method="post" action="${action(checkout, 'pay', language)}">
<fieldset><legend>${texts.testCard}</legend>${cards.join('')}</fieldset>
<button>${dueNow > 0 ? texts.pay(formatUsd(dueNow, language)) : texts.startTrial}</button></form>`;
}

function action(checkout: SandboxCheckout, step: 'pay' | 'confirm', language: PageLanguage): string {
  return `/sandbox/checkout/${encodeURIComponent(checkout.checkout_id)}/${step}?lang=${language}`;
}

function row(term: string, value: string, kind = ''): string {
  return `<div class="${kind}"><dt>${term}</dt><dd>${value}</dd></div>`;
}

function formatUsd(cents: number, language: PageLanguage): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(cents / 100);
}

function formatDay(at: Date, timeZone: string, language: PageLanguage): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at);
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
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
.card:has(:checked){border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
.card input{margin-top:.35rem;accent-color:var(--accent)}
.card b{font-variant-numeric:tabular-nums;font-weight:600}
.card span{color:var(--ink-soft)}.card b{color:var(--ink)}
button{width:100%;min-height:3rem;margin-top:.5rem;border:0;border-radius:1.5rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--accent-hover)}
button.quiet:hover{background:var(--sunken)}
button.quiet{background:none;border:1px solid var(--line-strong);color:var(--ink)}
.notice{padding:.8rem 1rem;border:1px solid var(--line-strong);border-radius:.7rem}
.bad{color:var(--danger);border-color:currentcolor}
.back{text-align:center;margin:1.2rem 0 0}a{color:var(--accent-ink)}
`;
