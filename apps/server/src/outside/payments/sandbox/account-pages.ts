import type { Language } from '@kindred/contract/wire/languages';
import { escapeHtml } from '../../../platform/http/page/html.ts';
import { formatMoney } from '../../../platform/texts/format-money.ts';
import { sayIn } from '../../../platform/texts/say.ts';
import type { SavedMethod } from '../saved-methods.ts';
import { cardChoices, radioChoice, row, sandboxPage } from './sandbox-page.ts';
import { type SandboxBank, sandboxBanks } from './sandbox-payouts.ts';

type Page = { language: Language; backUrl: string | undefined };

/** The cards that a buyer has saved, and a form that adds one. */
export function customerPage({ methods, ...page }: Page & { methods: SavedMethod[] }): string {
  const t = sayIn(page.language);
  const rows = methods.map(({ last4 = '', isDefault }) =>
    row(`•••• ${last4}`, isDefault ? t('paymentAccount.isDefault') : ''),
  );
  const saved = rows.length > 0 ? `<dl>${rows.join('')}</dl>` : `<p>${t('paymentAccount.noMethods')}</p>`;
  const form = `<form method="post">${cardChoices(page.language)}<button>${t('paymentAccount.addCard')}</button></form>`;
  return wholePage(t('paymentAccount.methods'), page, saved + form);
}

/** Minor units of an ISO 4217 code. */
type Due = { currency: string; amount: number };

/** What is due of a subscription, and a form that pays it with another card. */
export function overduePage({ due, ...page }: Page & { due: Due | undefined }): string {
  const t = sayIn(page.language);
  if (due === undefined) {
    return wholePage(
      t('paymentAccount.overdue'),
      page,
      `<p class="notice" role="status">${t('paymentAccount.nothingDue')}</p>`,
    );
  }
  const price = formatMoney(due.amount, due.currency, page.language);
  const body = `<dl>${row(t('paymentAccount.due'), price, 'total')}</dl>
<form method="post">${cardChoices(page.language)}<button>${t('paymentAccount.payWith', { price })}</button></form>`;
  return wholePage(t('paymentAccount.overdue'), page, body);
}

/** Where a creator says to which bank their money goes. */
export function payoutAccountPage(page: Page): string {
  const t = sayIn(page.language);
  const banks = (Object.keys(sandboxBanks) as SandboxBank[]).map((bank, index) =>
    radioChoice({
      name: 'bank',
      value: bank,
      isChecked: index === 0,
      title: t(`testBank.${bank}`),
      text: t(`testBank.${bank}Text`),
    }),
  );
  const body = `<p>${t('paymentAccount.payoutsLead')}</p>
<form method="post"><fieldset><legend>${t('paymentAccount.bank')}</legend>${banks.join('')}</fieldset>
<button>${t('paymentAccount.save')}</button></form>`;
  return wholePage(t('paymentAccount.payouts'), page, body);
}

function wholePage(title: string, { language, backUrl }: Page, body: string): string {
  const t = sayIn(language);
  const link =
    backUrl === undefined
      ? ''
      : `<p class="back"><a href="${escapeHtml(backUrl)}">${t('checkout.back')}</a></p>`;
  return sandboxPage({
    title,
    pageName: t('checkout.pageName'),
    language,
    body: `<p class="badge">${t('checkout.badge')}</p>
<h1>${title}</h1>
${body}
${link}`,
  });
}
