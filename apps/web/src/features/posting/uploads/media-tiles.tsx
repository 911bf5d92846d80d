import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Composer } from './composer-store.ts';
import { MediaTile } from './media-tile.tsx';
import { useFreshOwnMedia } from './use-fresh-own-media.ts';

type MediaTilesProps = { composer: Composer; draft: Draft; isFixed: boolean; children: ReactNode };

export function MediaTiles({ composer, draft, isFixed, children }: MediaTilesProps) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const onStale = useFreshOwnMedia(composer);
  const { items, isPaid } = draft;
  const move = (id: string, to: number) => {
    composer.move(id, to);
    setAnnouncement(t('composer.movedTo', { at: to + 1, total: items.length }));
  };
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {items.map((item, index) => (
          <li
            key={item.id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(item.id);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              if (dragged !== item.id) composer.move(dragged, index);
            }}
            className={dragged === item.id ? 'opacity-50' : undefined}
          >
            <MediaTile
              item={item}
              index={index}
              total={items.length}
              isPaid={isPaid}
              canRemove={!isFixed || item.localUrl !== undefined}
              composer={composer}
              onMove={(to) => move(item.id, to)}
              onStale={onStale}
            />
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
      <p className="mt-2 text-caption text-ink-soft">{t('composer.reorderHint')}</p>
      {isPaid && <p className="mt-1 text-caption text-ink-soft">{t('composer.previewHint')}</p>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
