import type { CallOutput } from '@kindred/contract/all/calls';
import type { MediaItem } from '@kindred/contract/media/calls';
import type { Post } from '@kindred/contract/posts/calls';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { LockKeyhole, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { InfiniteList } from '../../ui/layout/infinite-list.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { shownMedia } from '../posts/data/shown-media.ts';
import { useFreshMedia } from '../posts/data/use-fresh-media.ts';
import { useOpenMedia } from '../posts/viewer/use-open-media.ts';
import { ViewerPartsContext } from '../posts/viewer/viewer-parts.ts';
import { PostComments } from './comments/post-comments.tsx';
import { giftForPost } from './gift-for-post.ts';

const viewerParts = { onGift: giftForPost, comments: PostComments };

type MediaGridProps = {
  query: UseInfiniteQueryResult<InfiniteData<CallOutput<'listHomeFeed'>>>;
  empty: ReactNode;
};

export function MediaGrid({ query, empty }: MediaGridProps) {
  return (
    <InfiniteList query={query} skeleton={<GridSkeleton />} empty={empty}>
      {(posts) => {
        const withMedia = posts.filter(({ media, free_preview }) => media.length + free_preview.length > 0);
        if (withMedia.length === 0 && !query.hasNextPage) return empty;
        return (
          <ViewerPartsContext value={viewerParts}>
            <ul className="-mx-4 grid grid-cols-3 gap-1 sm:mx-0 sm:gap-1.5">
              {withMedia.map((post) => (
                <PostTiles key={post.diary_id} post={post} />
              ))}
            </ul>
          </ViewerPartsContext>
        );
      }}
    </InfiniteList>
  );
}

function PostTiles({ post }: { post: Post }) {
  const { t } = useTranslation();
  const onStale = useFreshMedia(post.diary_id);
  const openMedia = useOpenMedia(post.diary_id);
  const items = shownMedia(post);
  if (items.length === 0) return <LockedTile post={post} />;
  return items.map((item, index) => (
    // Links change when they expire; the place does not.
    <li key={index}>
      <button
        type="button"
        aria-label={t(item.type === 'video' ? 'character.openVideo' : 'character.openPhoto')}
        onClick={() => openMedia(index)}
        className="relative block aspect-square w-full overflow-hidden sm:rounded-lg"
      >
        <Picture
          source={thumbnail(item)}
          alt=""
          sizes="(min-width: 640px) 210px, 33vw"
          onStale={onStale}
          className="size-full"
        />
        {item.type === 'video' && (
          <Play
            aria-hidden="true"
            className="absolute top-2 end-2 size-5 fill-white text-white drop-shadow"
          />
        )}
      </button>
    </li>
  ));
}

function LockedTile({ post }: { post: Post }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link
        to={paths.post(post.character.char_id, post.diary_id)}
        aria-label={t('character.lockedTile', { count: post.media_count })}
        className="relative grid aspect-square place-items-center overflow-hidden bg-sunken text-white sm:rounded-lg"
      >
        {post.media[0]?.placeholder && (
          <img
            src={post.media[0].placeholder}
            alt=""
            className="absolute inset-0 size-full scale-125 object-cover blur-xl brightness-75"
          />
        )}
        <LockKeyhole aria-hidden="true" className="relative size-6" />
      </Link>
    </li>
  );
}

// A clip shows its poster.
function thumbnail(item: MediaItem): MediaItem {
  return item.type === 'video' ? { ...item, url: item.image } : item;
}

function GridSkeleton() {
  return (
    <div className="-mx-4 grid grid-cols-3 gap-1 sm:mx-0">
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="aspect-square rounded-none" />
      ))}
    </div>
  );
}
