import type { PlayableMedia } from '@kindred/contract/chat/media-calls';
import { Play } from 'lucide-react';
import { formatLength } from '../../../../lib/format/format-length.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Picture } from '../../../../ui/media/picture.tsx';
import { openDialog } from '../../../../ui/overlay/dialogs.ts';
import { messageViewer } from './message-viewer.dialog.ts';

type MediaGridProps = {
  msgId: string;
  items: readonly PlayableMedia[];
  isSold: boolean;
  onStale: () => void;
};

/** Photos and videos of one message; each opens large. */
export function MediaGrid({ msgId, items, isSold, onStale }: MediaGridProps) {
  const isSingle = items.length === 1;
  return (
    <ul
      className={classNames(
        'grid gap-1',
        isSingle ? 'w-64 max-w-full sm:w-80' : 'w-64 max-w-full grid-cols-2 sm:w-80',
      )}
    >
      {items.map((item, index) => (
        <li key={index} className="min-w-0">
          <Thumb
            item={item}
            index={index}
            count={items.length}
            isSingle={isSingle}
            onOpen={() => void openDialog(messageViewer, { msgId, isSold, startAt: index })}
            onStale={onStale}
          />
        </li>
      ))}
    </ul>
  );
}

type ThumbProps = {
  item: PlayableMedia;
  index: number;
  count: number;
  isSingle: boolean;
  onOpen: () => void;
  onStale: () => void;
};

function Thumb({ item, index, count, isSingle, onOpen, onStale }: ThumbProps) {
  const { t } = useTranslation();
  const kind = item.type === 'video' ? 'messageMedia.openVideo' : 'messageMedia.openPhoto';
  return (
    <button
      type="button"
      disabled={item.url === ''}
      aria-label={t(kind, { index: index + 1, count })}
      onClick={onOpen}
      style={{ aspectRatio: isSingle ? aspectOf(item) : 1 }}
      className="relative block w-full cursor-zoom-in overflow-hidden rounded-control bg-sunken"
    >
      <Picture
        source={item.type === 'video' ? { ...item, url: item.image } : item}
        alt=""
        sizes="20rem"
        onStale={onStale}
        className="size-full"
      />
      {item.type === 'video' && (
        <span className="absolute inset-0 grid place-items-center text-white">
          <span className="grid size-12 place-items-center rounded-full bg-black/50">
            <Play aria-hidden="true" className="ms-0.5 size-6 fill-current" />
          </span>
          <span className="absolute end-2 bottom-2 rounded bg-black/60 px-1.5 text-caption tabular-nums">
            {formatLength(item.duration ?? 0)}
          </span>
        </span>
      )}
    </button>
  );
}

function aspectOf({ width, height }: PlayableMedia): number {
  return width && height ? Math.min(1.9, Math.max(0.7, width / height)) : 1;
}
