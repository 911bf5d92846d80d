import type { Receipt } from '@kindred/contract/wallet/payment-calls';
import type { CallOutput } from '@kindred/contract/wire/calls';
import { type PdfRow, writePdf } from '../../../platform/pdf/pdf-page.ts';

/** A receipt as a PDF, in English. */
export function receiptPdf(receipt: CallOutput<'getReceipt'>): Promise<Buffer> {
  const { number, paid_time, buyer, usd_cents, tax_usd_cents, refunded_usd_cents, presented } = receipt;
  const rows: PdfRow[] = [
    { label: whatOf(receipt), figures: ['', '', money(usd_cents)] },
    ...(tax_usd_cents > 0 ? [{ label: 'Tax in it', figures: ['', '', money(tax_usd_cents)] }] : []),
    { label: 'Paid', figures: ['', '', money(usd_cents)] },
    ...(refunded_usd_cents > 0
      ? [{ label: 'Given back since', figures: ['', '', money(-refunded_usd_cents)] }]
      : []),
  ];
  const shown = presented && `Charged in your currency: ${money(presented.amount, presented.currency)}.`;
  return writePdf({
    title: `Receipt ${number}`,
    lead: [`For ${buyer}`, `Paid on ${paid_time.slice(0, 10)} (UTC)`],
    tables: [{ title: 'What you paid for', columns: ['', '', 'US dollars'], rows }],
    notes: [...(shown ? [shown] : []), 'Prices contain the tax. Questions: Settings, Help, Talk to support.'],
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
