import type { MediaItem } from '@kindred/contract/media/calls';
import { FileText, Play } from 'lucide-react';
import { Picture } from '../../ui/media/picture.tsx';

/** The first picture of a post, small; a sheet of paper for one without. */
export function PostThumb({ item, onStale }: { item: MediaItem | null; onStale?: () => void }) {
  if (!item) {
    return (
      <span className="grid size-14 shrink-0 place-items-center rounded-control bg-sunken text-ink-faint">
        <FileText aria-hidden="true" className="size-5" />
      </span>
    );
  }
  // Of a clip the poster: its own address is the film's.
  return (
    <span className="relative size-14 shrink-0 overflow-hidden rounded-control">
      <Picture
        source={{ ...item, url: item.image }}
        alt=""
        sizes="56px"
        className="size-full"
        {...(onStale ? { onStale } : {})}
      />
      {item.type === 'video' && (
        <Play
          aria-hidden="true"
          className="absolute inset-0 m-auto size-5 fill-white text-white drop-shadow"
        />
      )}
    </span>
  );
}
