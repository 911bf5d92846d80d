import { useInfiniteQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { broadcastsQuery } from '../creator-tools.queries.ts';
import { newBroadcastDialog } from './broadcast.dialog.ts';
import { BroadcastRow } from './broadcast-row.tsx';

/** What a creator has sent to many at once, and what came of it. */
export function BroadcastsPanel() {
  const { t } = useTranslation();
  const broadcasts = useInfiniteQuery(broadcastsQuery);
  return (
    <>
      <p className="mb-5 text-ink-soft">{t('broadcasts.lead')}</p>
      <div className="mb-5">
        <Button onClick={() => void openDialog(newBroadcastDialog, {})}>{t('broadcasts.new')}</Button>
      </div>
      <LoadMoreList
        query={broadcasts}
        empty={
          <EmptyState icon={<Megaphone />} title={t('broadcasts.empty')} text={t('broadcasts.emptyText')} />
        }
      >
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((broadcast) => (
              <BroadcastRow key={broadcast.broadcast_id} broadcast={broadcast} />
            ))}
          </ul>
        )}
      </LoadMoreList>
    </>
  );
}
