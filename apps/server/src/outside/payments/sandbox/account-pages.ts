import { escapeHtml } from '../../../platform/http/page/html.ts';
import type { PageLanguage } from '../../../platform/http/page/page-language.ts';
import type { SavedMethod } from '../saved-methods.ts';
import { accountTexts } from './account-texts.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { cardChoices, formatUsd, radioChoice, row, sandboxPage } from './sandbox-page.ts';
import { sandboxBanks } from './sandbox-payouts.ts';

type Page = { language: PageLanguage; backUrl: string | undefined };

/** The cards that a buyer has saved, and a form that adds one. */
export function customerPage({ methods, ...page }: Page & { methods: SavedMethod[] }): string {
  const texts = accountTexts[page.language];
  const rows = methods.map(({ last4 = '', isDefault }) =>
    row(`•••• ${last4}`, isDefault ? texts.isDefault : ''),
  );
  const saved = rows.length > 0 ? `<dl>${rows.join('')}</dl>` : `<p>${texts.noMethods}</p>`;
  const form = `<form method="post">${cardChoices(page.language)}<button>${texts.addCard}</button></form>`;
  return wholePage(texts.methods, page, saved + form);
}

/** What is due of a subscription, and a form that pays it with another card. */
export function overduePage({ dueUsdCents, ...page }: Page & { dueUsdCents: number | undefined }): string {
  const texts = accountTexts[page.language];
  if (dueUsdCents === undefined) {
    return wholePage(texts.overdue, page, `<p class="notice" role="status">${texts.nothingDue}</p>`);
  }
  const price = formatUsd(dueUsdCents, page.language);
  const body = `<dl>${row(texts.due, price, 'total')}</dl>
<form method="post">${cardChoices(page.language)}<button>${texts.payWith(price)}</button></form>`;
  return wholePage(texts.overdue, page, body);
}

/** Where a creator says to which bank their money goes. */
export function payoutAccountPage(page: Page): string {
  const texts = accountTexts[page.language];
  const banks = Object.keys(sandboxBanks).map((bank, index) =>
    radioChoice({
      name: 'bank',
      value: bank,
      isChecked: index === 0,
      ...texts.banks[bank as keyof typeof sandboxBanks],
    }),
  );
  const body = `<p>${texts.payoutsLead}</p>
<form method="post"><fieldset><legend>${texts.bank}</legend>${banks.join('')}</fieldset>
<button>${texts.save}</button></form>`;
  return wholePage(texts.payouts, page, body);
}

function wholePage(title: string, { language, backUrl }: Page, body: string): string {
  const { badge, back, pageName } = checkoutTexts[language];
  const link =
    backUrl === undefined ? '' : `<p class="back"><a href="${escapeHtml(backUrl)}">${back}</a></p>`;
  return sandboxPage({
    title,
    pageName,
    language,
    body: `<p class="badge">${badge}</p>
<h1>${title}</h1>
${body}
${link}`,
  });
}
