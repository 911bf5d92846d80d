import type { Post } from '@kindred/contract/posts/calls';
import { FileText, Play } from 'lucide-react';
import { Picture } from '../../ui/media/picture.tsx';
import { shownMedia } from '../posts/data/shown-media.ts';
import { useFreshMedia } from '../posts/data/use-fresh-media.ts';

/** The first picture of what the viewer may have of a post, filling its place; a sheet of paper for words alone. */
export function PostThumbnail({ post, sizes }: { post: Post; sizes: string }) {
  const onStale = useFreshMedia(post.diary_id);
  const first = shownMedia(post)[0];
  if (!first) {
    return (
      <span className="grid size-full place-items-center bg-sunken text-ink-faint">
        <FileText aria-hidden="true" className="size-6" />
      </span>
    );
  }
  const isClip = first.type === 'video';
  return (
    <>
      <Picture
        source={isClip ? { ...first, url: first.image } : first}
        alt=""
        sizes={sizes}
        onStale={onStale}
        className="size-full"
      />
      {isClip && (
        <Play
          aria-hidden="true"
          className="absolute end-1.5 bottom-1.5 size-4.5 fill-white text-white drop-shadow"
        />
      )}
    </>
  );
}
