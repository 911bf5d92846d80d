import { escapeHtml } from '../../../platform/http/page/html.ts';
import type { PageLanguage } from '../../../platform/http/page/page-language.ts';
import { checkoutTexts } from './checkout-texts.ts';
import type { SandboxCheckout } from './sandbox-checkouts.ts';
import { cardChoices, formatUsd, row, sandboxPage } from './sandbox-page.ts';

export type CheckoutView = {
  checkout: SandboxCheckout;
  fullPriceFrom: Date;
  backUrl: string;
  language: PageLanguage;
};

/** The whole hosted page as HTML: what is bought, what it costs now and later, and a form of test cards. */
export function checkoutPage(view: CheckoutView): string {
  const { checkout, backUrl, language } = view;
  const texts = checkoutTexts[language];
  const title = escapeHtml(checkout.description);
  return sandboxPage({
    title,
    pageName: texts.pageName,
    language,
    body: `<p class="badge">${texts.badge}</p>
<h1>${title}</h1>
${amounts(view)}
${body(view)}
<p class="back"><a href="${escapeHtml(backUrl)}">${texts.back}</a></p>`,
  });
}

function amounts({ checkout, fullPriceFrom, language }: CheckoutView): string {
  const texts = checkoutTexts[language];
  const usd = (cents: number) => formatUsd(cents, language);
  const rows = [row(texts.dueToday, usd(checkout.amount_usd_cents), 'total')];
  if (checkout.month_usd_cents !== null) {
    const day = formatDay(fullPriceFrom, checkout.timezone, language);
    if (checkout.trial_days > 0) rows.unshift(row(texts.trial, texts.trialDays(checkout.trial_days)));
    const { intro_months: months, intro_charges: charges } = checkout;
    if (months > 1) rows.unshift(row(texts.paidAtOnce, texts.months(months)));
    if (charges > 1)
      rows.push(row(texts.firstMonths(charges), texts.aMonth(usd(checkout.intro_usd_cents ?? 0))));
    rows.push(row(texts.from(day), texts.aMonth(usd(checkout.month_usd_cents))));
    rows.push(row(texts.renewal, texts.renewalText));
  }
  return `<dl>${rows.join('')}</dl>`;
}

function body({ checkout, fullPriceFrom, language }: CheckoutView): string {
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
      const day = formatDay(checkout.paid_at ?? fullPriceFrom, checkout.timezone, language);
      return `<p class="notice" role="status">${texts.paidOn(day)}</p>`;
    }
  }
}

function payForm(checkout: SandboxCheckout, language: PageLanguage): string {
  const texts = checkoutTexts[language];
  const dueNow = checkout.amount_usd_cents;
  return `<form method="post" action="${action(checkout, 'pay', language)}">
${cardChoices(language)}
<button>${dueNow > 0 ? texts.pay(formatUsd(dueNow, language)) : texts.startTrial}</button></form>`;
}

function action(checkout: SandboxCheckout, step: 'pay' | 'confirm', language: PageLanguage): string {
  return `/sandbox/checkout/${encodeURIComponent(checkout.checkout_id)}/${step}?lang=${language}`;
}

function formatDay(at: Date, timeZone: string, language: PageLanguage): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at);
}
