import { useInfiniteQuery } from '@tanstack/react-query';
import { Receipt } from 'lucide-react';
import { dayLabel } from '../../../lib/format/day-label.ts';
import { groupByDay } from '../../../lib/format/group-by-day.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { walletRecordsQuery } from '../wallet.queries.ts';
import { WalletRecordRow } from './wallet-record-row.tsx';

export function WalletHistory() {
  const { t } = useTranslation();
  const records = useInfiniteQuery(walletRecordsQuery);
  return (
    <section aria-labelledby="wallet-history">
      <h2 id="wallet-history" className="mb-4 font-bold text-title">
        {t('wallet.history')}
      </h2>
      <LoadMoreList
        query={records}
        empty={<EmptyState icon={<Receipt />} title={t('wallet.empty')} text={t('wallet.emptyText')} />}
      >
        {(list) =>
          groupByDay(list).map(({ day, items }) => (
            <section key={items[0]?.record_id} className="mb-6">
              <h3 className="mb-1 font-medium text-caption text-ink-faint">{dayLabel(day)}</h3>
              <ul className="divide-y divide-line">
                {items.map((record) => (
                  <WalletRecordRow key={record.record_id} record={record} />
                ))}
              </ul>
            </section>
          ))
        }
      </LoadMoreList>
    </section>
  );
}
