import type { CallOutput } from '@kindred/contract/all/calls';
import type { Receipt } from '@kindred/contract/wallet/payment-calls';
import type { Language } from '@kindred/contract/wire/languages';
import { formatDate } from '../../../platform/texts/format-date.ts';
import { formatMoney } from '../../../platform/texts/format-money.ts';
import { type Say, sayIn } from '../../../platform/texts/say.ts';

export type ReceiptWords = {
  title: string;
  lead: string[];
  rows: { label: string; amount: string }[];
  notes: string[];
};

/** Returns the words of a receipt for its PDF and its mail; days are those of the time zone. */
export function receiptWords(
  receipt: CallOutput<'getReceipt'>,
  language: Language,
  timeZone: string,
): ReceiptWords {
  const t = sayIn(language);
  const { number, paid_time, period_end, buyer, usd_cents, tax_usd_cents, refunded_usd_cents, presented } =
    receipt;
  const dateOf = (time: string) => formatDate(time, language, timeZone);
  // The amount that the card was charged; the amount in US dollars stands below.
  const amountOf = (usdCents: number, charged = 0) =>
    presented ? formatMoney(charged, presented.currency, language) : formatMoney(usdCents, 'USD', language);
  return {
    title: t('receipt.title', { number }),
    lead: [
      t('receipt.for', { name: buyer }),
      t('receipt.paidOn', { date: dateOf(paid_time) }),
      ...(period_end ? [t('receipt.until', { date: dateOf(period_end) })] : []),
    ],
    rows: [
      { label: whatOf(receipt, t), amount: amountOf(usd_cents, presented?.amount) },
      ...(tax_usd_cents > 0
        ? [{ label: t('receipt.tax'), amount: amountOf(tax_usd_cents, presented?.tax) }]
        : []),
      { label: t('receipt.paid'), amount: amountOf(usd_cents, presented?.amount) },
      ...(refunded_usd_cents > 0
        ? [
            {
              label: t('receipt.givenBack'),
              amount: amountOf(-refunded_usd_cents, -(presented?.refunded ?? 0)),
            },
          ]
        : []),
    ],
    notes: [
      ...(presented ? [t('receipt.booked', { amount: formatMoney(usd_cents, 'USD', language) })] : []),
      t('receipt.note'),
    ],
  };
}

function whatOf({ kind, with_name: name, diamonds }: Receipt, t: Say): string {
  switch (kind) {
    case 'purchase':
      return t('receipt.purchase', { diamonds });
    case 'vip':
      return t('receipt.vip', { diamonds });
    case 'subscription':
      return name ? t('receipt.subscriptionOf', { name }) : t('receipt.subscription');
    case 'post_sale':
      return name ? t('receipt.postOf', { name }) : t('receipt.post');
    case 'gift_purchase':
      return name ? t('receipt.giftOf', { name }) : t('receipt.gift');
    case 'unapplied':
      return t('receipt.unapplied');
    default:
      return kind satisfies never;
  }
}
