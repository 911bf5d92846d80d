import type { CallOutput } from '@kindred/contract/all/calls';
import { messageMediaMax } from '@kindred/contract/chat/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, Images, Play } from 'lucide-react';
import { useState } from 'react';
import { callPages } from '../../../lib/call/call-queries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import type { Attachment } from './attachment.ts';

const vaultPages = callPages('listVault', { size: 30 });

type VaultItem = CallOutput<'listVault'>['list'][number];

export function VaultPickerDialog({ onClose }: DialogProps<readonly Attachment[]>) {
  const { t } = useTranslation();
  const vault = useInfiniteQuery(vaultPages);
  const [chosen, setChosen] = useState<readonly VaultItem[]>([]);
  const isChosen = (item: VaultItem) => chosen.some(({ media_id }) => media_id === item.media_id);
  const toggle = (item: VaultItem) =>
    setChosen((before) =>
      isChosen(item) ? before.filter(({ media_id }) => media_id !== item.media_id) : [...before, item],
    );
  return (
    <Dialog
      title={t('attachment.vault')}
      footer={
        <Button
          className="w-full"
          size="large"
          disabled={chosen.length === 0}
          onClick={() => onClose(chosen.map(toAttachment))}
        >
          {t('attachment.use', { count: chosen.length })}
        </Button>
      }
    >
      <LoadMoreList
        query={vault}
        skeleton={<Skeleton className="h-56" />}
        empty={
          <EmptyState
            icon={<Images />}
            title={t('attachment.vaultEmpty')}
            text={t('attachment.vaultEmptyText')}
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
                    isChosen={isChosen(item)}
                    isFull={chosen.length >= messageMediaMax}
                    onToggle={() => toggle(item)}
                    onStale={() => void vault.refetch()}
                  />
                </li>
              ))}
          </ul>
        )}
      </LoadMoreList>
    </Dialog>
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
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t(type === 'video' ? 'attachment.vaultVideo' : 'attachment.vaultPhoto', {
        index,
      })}
      disabled={!isChosen && isFull}
      onClick={onToggle}
      className={classNames(
        'relative block aspect-square w-full overflow-hidden rounded-control',
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
      {type === 'video' && (
        <Play
          aria-hidden="true"
          className="absolute bottom-2 start-2 size-5 fill-white text-white drop-shadow"
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

function toAttachment({ media_id, item }: VaultItem): Attachment {
  const { placeholder, image: url } = item;
  return { id: crypto.randomUUID(), kind: item.type, name: '', mediaId: media_id, placeholder, url };
}
