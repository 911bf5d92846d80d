import type { Receipt } from '@kindred/contract/wallet/payment-calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight, Receipt as ReceiptIcon } from 'lucide-react';
import { formatCharged, formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { receiptsQuery } from '../wallet.queries.ts';
import { receiptText } from './receipt-text.ts';

export function ReceiptList() {
  const { t } = useTranslation();
  const receipts = useInfiniteQuery(receiptsQuery);
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="mb-4 font-bold text-title">
        {t('receipts.title')}
      </h2>
      <LoadMoreList
        query={receipts}
        empty={
          <EmptyState icon={<ReceiptIcon />} title={t('receipts.empty')} text={t('receipts.emptyText')} />
        }
      >
        {(list) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
            {list.map((receipt) => (
              <ReceiptRow key={receipt.receipt_id} receipt={receipt} />
            ))}
          </ul>
        )}
      </LoadMoreList>
    </section>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { receipt_id, paid_time, usd_cents, refunded_usd_cents, presented } = receipt;
  return (
    <li>
      <Link
        to={paths.receipt(receipt_id)}
        className="flex min-h-14 items-center gap-4 rounded-control py-3 hover:bg-sunken"
      >
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{receiptText(receipt, t)}</span>
          <span className="block text-caption text-ink-soft">{formatDate(paid_time)}</span>
        </span>
        {refunded_usd_cents > 0 && <Tag tone="warning">{t('receipts.refunded')}</Tag>}
        <span className="shrink-0 font-semibold tabular-nums">{formatCharged(usd_cents, presented)}</span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      </Link>
    </li>
  );
}
