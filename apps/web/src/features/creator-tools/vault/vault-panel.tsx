import { useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { vaultQuery } from '../creator-tools.queries.ts';
import { vaultItemDialog } from './vault-item.dialog.ts';
import { VaultTile } from './vault-tile.tsx';

const filters = ['all', 'image', 'video'] as const;
type Filter = (typeof filters)[number];

export function VaultPanel() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('all');
  const vault = useInfiniteQuery(vaultQuery(filter === 'all' ? undefined : filter));
  const refresh = () => void vault.refetch();
  return (
    <div className="flex flex-col gap-5">
      <ChoiceChips
        label={t('vault.filter')}
        choices={filters.map((value) => ({ value, label: t(`vault.${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      <LoadMoreList
        query={vault}
        skeleton={
          <div className={grid}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} className="aspect-square rounded-card" />
            ))}
          </div>
        }
        empty={
          <EmptyState
            icon={<Images />}
            title={t(filter === 'all' ? 'vault.empty' : 'vault.emptyKind')}
            text={t('vault.emptyText')}
          />
        }
      >
        {(items) => (
          <ul className={grid}>
            {items.map((entry) => (
              <li key={entry.media_id}>
                <VaultTile
                  entry={entry}
                  onOpen={() => void openDialog(vaultItemDialog, { entry })}
                  onStale={refresh}
                />
              </li>
            ))}
          </ul>
        )}
      </LoadMoreList>
    </div>
  );
}

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4';
