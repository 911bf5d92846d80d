import { useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { vaultQuery } from '../creator-tools.queries.ts';
import { VaultFolders } from './vault-folders.tsx';
import { vaultItemDialog } from './vault-item.dialog.ts';
import { VaultTile } from './vault-tile.tsx';
import { VaultUpload } from './vault-upload.tsx';

const filters = ['all', 'image', 'video'] as const;
type Filter = (typeof filters)[number];
const searchAfterMs = 300;

export function VaultPanel() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('all');
  const [folderId, setFolderId] = useState('');
  const [words, setWords] = useState('');
  const q = useDebouncedValue(words.trim(), searchAfterMs);
  const kind = filter === 'all' ? undefined : filter;
  const vault = useInfiniteQuery(vaultQuery({ kind, folderId, q }));
  const refresh = () => void vault.refetch();
  const isNarrowed = kind !== undefined || folderId !== '' || q !== '';
  return (
    <div className="flex flex-col gap-5">
      <VaultUpload folderId={folderId} />
      <VaultFolders folderId={folderId} onChoose={setFolderId} />
      <Narrowing words={words} onWords={setWords} filter={filter} onFilter={setFilter} />
      <LoadMoreList
        query={vault}
        skeleton={
          <div className={grid}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} className="aspect-3/4 rounded-card" />
            ))}
          </div>
        }
        empty={
          <EmptyState
            icon={<Images />}
            title={t(isNarrowed ? 'vault.emptyKind' : 'vault.empty')}
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

type NarrowingProps = {
  words: string;
  onWords: (words: string) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

function Narrowing({ words, onWords, filter, onFilter }: NarrowingProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-56 grow">
        <Input
          type="search"
          label={t('vault.search')}
          value={words}
          onChange={({ target }) => onWords(target.value)}
        />
      </div>
      <ChoiceChips
        label={t('vault.filter')}
        choices={filters.map((value) => ({ value, label: t(`vault.${value}`) }))}
        value={filter}
        onChange={onFilter}
      />
    </div>
  );
}

const grid = 'grid grid-cols-3 gap-1.5 sm:grid-cols-4 sm:gap-3 xl:grid-cols-5';
