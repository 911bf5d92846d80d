import type { VaultItem } from '@kindred/contract/creator-tools/vault-calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, Images, Play } from 'lucide-react';
import { useState } from 'react';
import { callPages } from '../../../lib/call/call-queries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useDebouncedValue } from '../../../lib/react/use-debounced-value.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import type { PagedListProps } from '../../../ui/layout/paged-list.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type DialogProps, openDialog } from '../../../ui/overlay/dialogs.ts';
import { sellAgainDialog } from './sell-again.dialog.ts';

const searchAfterMs = 300;

type VaultPickerProps = {
  /** The fan for whom it is: their part in each file is shown. */
  userId?: string | undefined;
  max: number;
};

export function VaultPickerDialog({
  userId,
  max,
  onClose,
}: VaultPickerProps & DialogProps<readonly VaultItem[]>) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const q = useDebouncedValue(words.trim(), searchAfterMs);
  const vault = useInfiniteQuery(
    callPages('listVault', { size: 30, ...(userId && { user_id: userId }), ...(q && { q }) }),
  );
  const [chosen, setChosen] = useState<readonly VaultItem[]>([]);
  const isChosen = (item: VaultItem) => chosen.some(({ media_id }) => media_id === item.media_id);
  const toggle = (item: VaultItem) =>
    setChosen((before) =>
      isChosen(item) ? before.filter(({ media_id }) => media_id !== item.media_id) : [...before, item],
    );
  const finish = async () => {
    const count = chosen.filter(({ fan_state }) => fan_state === 'bought').length;
    if (count > 0 && (await openDialog(sellAgainDialog, { count })) !== 'again') return;
    onClose(chosen);
  };
  return (
    <Dialog
      title={t('attachment.vault')}
      footer={
        <Button className="w-full" size="large" disabled={chosen.length === 0} onClick={() => void finish()}>
          {t('attachment.use', { count: chosen.length })}
        </Button>
      }
    >
      <div className="mb-4">
        <Input
          type="search"
          label={t('attachment.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <VaultFiles vault={vault} isSearch={q !== ''} chosen={chosen} max={max} onToggle={toggle} />
    </Dialog>
  );
}

type VaultFilesProps = {
  vault: PagedListProps<VaultItem>['query'];
  isSearch: boolean;
  chosen: readonly VaultItem[];
  max: number;
  onToggle: (item: VaultItem) => void;
};

function VaultFiles({ vault, isSearch, chosen, max, onToggle }: VaultFilesProps) {
  const { t } = useTranslation();
  return (
    <LoadMoreList
      query={vault}
      skeleton={<Skeleton className="h-56" />}
      empty={
        <EmptyState
          icon={<Images />}
          title={t(isSearch ? 'attachment.noMatch' : 'attachment.vaultEmpty')}
          text={t(isSearch ? 'attachment.noMatchText' : 'attachment.vaultEmptyText')}
        />
      }
    >
      {(items) => (
        <ul className="grid grid-cols-3 gap-2">
          {/* Faces and banners are not for sending. */}
          {items
            .filter(({ is_public }) => !is_public)
            .map((item, index) => (
              <li key={item.media_id}>
                <VaultTile
                  item={item}
                  index={index + 1}
                  isChosen={chosen.some(({ media_id }) => media_id === item.media_id)}
                  isFull={chosen.length >= max}
                  onToggle={() => onToggle(item)}
                  onStale={() => void vault.refetch()}
                />
              </li>
            ))}
        </ul>
      )}
    </LoadMoreList>
  );
}

type VaultTileProps = {
  item: VaultItem;
  /** Its place among what is shown, from 1. */
  index: number;
  isChosen: boolean;
  /** No more can be chosen. */
  isFull: boolean;
  onToggle: () => void;
  /** Its address works no more. */
  onStale: () => void;
};

function VaultTile({ item, index, isChosen, isFull, onToggle, onStale }: VaultTileProps) {
  const { t } = useTranslation();
  const { type } = item.item;
  const state = item.fan_state && t(`attachment.state.${item.fan_state}`);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={[t(type === 'video' ? 'attachment.vaultVideo' : 'attachment.vaultPhoto', { index }), state]
        .filter(Boolean)
        .join(', ')}
      disabled={!isChosen && isFull}
      onClick={onToggle}
      className={classNames(
        'relative block aspect-3/4 w-full overflow-hidden rounded-control',
        isChosen && 'outline-3 outline-action',
      )}
    >
      <Picture
        source={{ ...item.item, url: item.item.image }}
        alt=""
        sizes="9rem"
        onStale={onStale}
        className="size-full"
      />
      {state && (
        <span className="absolute inset-x-0 bottom-0 bg-black/60 px-2 py-1 text-caption text-white">
          {state}
        </span>
      )}
      {type === 'video' && (
        <Play
          aria-hidden="true"
          className="absolute top-2 start-2 size-5 fill-white text-white drop-shadow"
        />
      )}
      {isChosen && (
        <span className="absolute top-2 end-2 grid size-6 place-items-center rounded-full bg-action text-on-action">
          <Check aria-hidden="true" className="size-4" />
        </span>
      )}
    </button>
  );
}
