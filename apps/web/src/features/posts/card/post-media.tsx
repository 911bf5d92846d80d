import type { MediaItem } from '@kindred/contract/media/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { refreshPost } from '../data/refresh-post.ts';
import { useFreshMedia } from '../data/use-fresh-media.ts';
import { LazyVideoPlayer } from '../media/lazy-video-player.tsx';
import { MediaCarousel } from '../media/media-carousel.tsx';
import { mediaAspect } from '../media/media-height.ts';
import { PostPicture } from '../media/post-picture.tsx';
import { useOpenMedia } from '../viewer/use-open-media.ts';

type PostMediaProps = { post: Post; items: readonly MediaItem[]; isUrgent: boolean };

/** Pictures and clips that the viewer may have, in an area whose height is known beforehand. */
export function PostMedia({ post, items, isUrgent }: PostMediaProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refreshLinks = useFreshMedia(post.diary_id);
  const openMedia = useOpenMedia(post.diary_id);
  const [brokenUrl, setBrokenUrl] = useState('');
  if (items.length === 0) return null;

  const onStale = (item: MediaItem) => {
    if (!refreshLinks()) setBrokenUrl(item.url);
  };
  const retry = () => {
    setBrokenUrl('');
    refreshPost(client, post.diary_id).catch(() => setBrokenUrl(brokenUrl));
  };
  const label = (index: number) =>
    described(items[index], t('post.itemOf', { at: index + 1, total: items.length }));

  return (
    <div style={{ aspectRatio: mediaAspect(items[0]) }} className="relative overflow-hidden bg-sunken">
      <MediaCarousel
        label={t('post.mediaOf', { name: post.character.name })}
        items={items}
        renderItem={(item, index) =>
          item.type === 'video' ? (
            <LazyVideoPlayer
              item={item}
              label={label(index)}
              onStale={() => onStale(item)}
              postId={post.diary_id}
            />
          ) : (
            <PostPicture
              item={item}
              label={described(item, t('post.openItem', { at: index + 1, total: items.length }))}
              isUrgent={isUrgent && index === 0}
              isBroken={brokenUrl === item.url}
              onOpen={() => openMedia(index)}
              onStale={() => onStale(item)}
              onRetry={retry}
            />
          )
        }
      />
    </div>
  );
}

function described(item: MediaItem | undefined, label: string): string {
  return item?.alt ? `${label}: ${item.alt}` : label;
}
