import type { Receipt } from '@kindred/contract/wallet/payment-calls';
import type { CallOutput } from '@kindred/contract/wire/calls';
import { type PdfRow, writePdf } from '../../../platform/pdf/pdf-page.ts';

/** A receipt as a PDF, in English. */
export function receiptPdf(receipt: CallOutput<'getReceipt'>): Promise<Buffer> {
  const { number, paid_time, buyer, usd_cents, tax_usd_cents, refunded_usd_cents, presented } = receipt;
  // What the card was charged stands beside what it comes to in US dollars, in which the books are kept.
  const figures = (usdCents: number, amount = 0) => [
    '',
    presented ? money(amount, presented.currency) : '',
    money(usdCents),
  ];
  const rows: PdfRow[] = [
    { label: whatOf(receipt), figures: figures(usd_cents, presented?.amount) },
    ...(tax_usd_cents > 0 ? [{ label: 'Tax in it', figures: figures(tax_usd_cents, presented?.tax) }] : []),
    { label: 'Paid', figures: figures(usd_cents, presented?.amount) },
    ...(refunded_usd_cents > 0
      ? [{ label: 'Given back since', figures: figures(-refunded_usd_cents, -(presented?.refunded ?? 0)) }]
      : []),
  ];
  return writePdf({
    title: `Receipt ${number}`,
    lead: [`For ${buyer}`, `Paid on ${paid_time.slice(0, 10)} (UTC)`],
    tables: [{ title: 'What you paid for', columns: ['', presented ? 'Charged' : '', 'US dollars'], rows }],
    notes: ['Prices contain the tax. Questions: Settings, Help, Talk to support.'],
    date: new Date(paid_time),
  });
}

function whatOf({ kind, with_name, diamonds, period_end }: Receipt): string {
  const until = period_end ? ` until ${period_end.slice(0, 10)}` : '';
  const of = with_name ? `: ${with_name}` : '';
  switch (kind) {
    case 'purchase':
      return `${diamonds} diamonds`;
    case 'vip':
      return `VIP with ${diamonds} diamonds${until}`;
    case 'subscription':
      return `Subscription${of}${until}`;
    case 'post_sale':
      return `Post${of}`;
    case 'gift_purchase':
      return `Subscription as a gift${of}`;
    case 'unapplied':
      return 'Payment that was not needed; it is given back';
    default:
      return kind satisfies never;
  }
}

/** Minor units of a currency as an amount. */
function money(amount: number, currency = 'USD'): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
