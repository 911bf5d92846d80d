import type { CallOutput } from '@kindred/contract/all/calls';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatCharged, formatDate, formatDateTime, formatUsd } from '../../../lib/format/format.ts';
import { saveFile } from '../../../lib/format/save-file.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { receiptText } from './receipt-text.ts';

/** One receipt with its refunds. */
export function ReceiptView({ receipt }: { receipt: CallOutput<'getReceipt'> }) {
  const { t } = useTranslation();
  const { number, buyer, paid_time, period_end, usd_cents } = receipt;
  const { tax_usd_cents, refunded_usd_cents, presented } = receipt;
  // In the currency that the card was charged in.
  const money = (usdCents: number, amount = 0) =>
    formatCharged(usdCents, presented && { currency: presented.currency, amount });
  return (
    <article className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 className="font-bold text-title">{t('receipts.number', { number })}</h2>
      <p className="mt-1 text-ink-soft">{receiptText(receipt, t)}</p>
      <dl className="my-6 divide-y divide-line">
        <Fact name={t('receipts.for')}>{buyer}</Fact>
        <Fact name={t('receipts.paidOn')}>{formatDateTime(paid_time)}</Fact>
        {period_end && <Fact name={t('receipts.until')}>{formatDate(period_end)}</Fact>}
        <Fact name={t('receipts.paid')}>{money(usd_cents, presented?.amount)}</Fact>
        {tax_usd_cents > 0 && <Fact name={t('receipts.tax')}>{money(tax_usd_cents, presented?.tax)}</Fact>}
        {refunded_usd_cents > 0 && (
          <Fact name={t('receipts.givenBack')}>{money(refunded_usd_cents, presented?.refunded)}</Fact>
        )}
        {presented && <Fact name={t('receipts.booked')}>{formatUsd(usd_cents)}</Fact>}
      </dl>
      <DownloadButton receiptId={receipt.receipt_id} />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words text-end font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function DownloadButton({ receiptId }: { receiptId: string }) {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: async () => saveFile(await call('getReceiptFile', { receipt_id: receiptId })),
    onError: (error) => toast('error', errorText(error)),
  });
  return (
    <Button variant="secondary" isLoading={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden="true" className="size-4" />
      {t('receipts.download')}
    </Button>
  );
}
