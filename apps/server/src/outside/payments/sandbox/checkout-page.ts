import type { Language } from '@kindred/contract/wire/languages';
import { escapeHtml } from '../../../platform/http/page/html.ts';
import { formatDate } from '../../../platform/texts/format-date.ts';
import { formatMoney } from '../../../platform/texts/format-money.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import type { SandboxCheckout } from './sandbox-checkouts.ts';
import { cardChoices, row, sandboxPage } from './sandbox-page.ts';

export type CheckoutView = {
  checkout: SandboxCheckout;
  fullPriceFrom: Date;
  backUrl: string;
  language: Language;
};

/** The whole hosted page as HTML: what is bought, what it costs now and later, and a form of test cards. */
export function checkoutPage(view: CheckoutView): string {
  const { checkout, backUrl, language } = view;
  const t = sayIn(language);
  const title = escapeHtml(checkout.description);
  return sandboxPage({
    title,
    pageName: t('checkout.pageName'),
    language,
    body: `<p class="badge">${t('checkout.badge')}</p>
<h1>${title}</h1>
${amounts(view)}
${body(view)}
<p class="back"><a href="${escapeHtml(backUrl)}">${t('checkout.back')}</a></p>`,
  });
}

function amounts({ checkout, fullPriceFrom, language }: CheckoutView): string {
  const t = sayIn(language);
  const money = (amount: number) => formatMoney(amount, checkout.currency, language);
  const rows = [row(t('checkout.dueToday'), money(checkout.amount), 'total')];
  if (checkout.month_amount !== null) {
    const day = formatDate(fullPriceFrom, language, checkout.timezone);
    if (checkout.trial_days > 0)
      rows.unshift(row(t('checkout.trial'), t('checkout.trialDays', { days: checkout.trial_days })));
    const { intro_months: months, intro_charges: charges } = checkout;
    if (months > 1) rows.unshift(row(t('checkout.paidAtOnce'), t('checkout.months', { count: months })));
    if (charges > 1)
      rows.push(
        row(
          t('checkout.firstMonths', { count: charges }),
          t('checkout.aMonth', { price: money(checkout.intro_amount ?? 0) }),
        ),
      );
    rows.push(
      row(t('checkout.from', { day }), t('checkout.aMonth', { price: money(checkout.month_amount) })),
    );
    rows.push(row(t('checkout.renewal'), t('checkout.renewalText')));
  }
  return `<dl>${rows.join('')}</dl>`;
}

function body({ checkout, fullPriceFrom, language }: CheckoutView): string {
  const t = sayIn(language);
  switch (checkout.state) {
    case 'open':
      return payForm(checkout, language);
    case 'declined':
      return `<p class="notice bad" role="alert">${t('checkout.declined')}</p>${payForm(checkout, language)}`;
    case 'confirming':
      return `<form method="post" action="${action(checkout, 'confirm', language)}">
<p class="notice" role="status">${t('checkout.bankAsks')}</p>
<button name="approve" value="true">${t('checkout.approve')}</button>
<button class="quiet" name="approve" value="false">${t('checkout.refuse')}</button></form>`;
    case 'expired':
      return `<p class="notice bad" role="alert">${t('checkout.expired')}</p>`;
    default: {
      const day = formatDate(checkout.paid_at ?? fullPriceFrom, language, checkout.timezone);
      return `<p class="notice" role="status">${t('checkout.paidOn', { day })}</p>`;
    }
  }
}

function payForm(checkout: SandboxCheckout, language: Language): string {
  const t = sayIn(language);
  const { amount, currency } = checkout;
  return `<form method="post" action="${action(checkout, 'pay', language)}">
${cardChoices(language)}
<button>${amount > 0 ? t('checkout.pay', { price: formatMoney(amount, currency, language) }) : t('checkout.startTrial')}</button></form>`;
}

function action(checkout: SandboxCheckout, step: 'pay' | 'confirm', language: Language): string {
  return `/sandbox/checkout/${encodeURIComponent(checkout.checkout_id)}/${step}?lang=${language}`;
}
