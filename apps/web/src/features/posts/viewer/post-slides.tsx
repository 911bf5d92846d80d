import type { Post } from '@kindred/contract/posts/calls';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { shownMedia } from '../data/shown-media.ts';
import { useFreshMedia } from '../data/use-fresh-media.ts';
import { MediaCarousel } from '../media/media-carousel.tsx';
import { VideoPlayer } from '../media/video-player.tsx';
import { ZoomPicture } from './zoom-picture.tsx';

type PostSlidesProps = {
  post: Post;
  startAt: number;
  /** The post is the one in view: its slides turn with the arrow keys. */
  isInView: boolean;
  /** One more slide at the end. */
  last?: ReactNode;
};

export function PostSlides({ post, startAt, isInView, last }: PostSlidesProps) {
  const { t } = useTranslation();
  const refreshLinks = useFreshMedia(post.diary_id);
  const items = shownMedia(post);
  const label = (index: number) => t('post.itemOf', { at: index + 1, total: items.length + (last ? 1 : 0) });
  return (
    <MediaCarousel
      label={t('post.mediaOf', { name: post.character.name })}
      items={items}
      startAt={startAt}
      takesArrowKeys={isInView}
      last={last}
      renderItem={(item, index, isCurrent) =>
        item.type === 'video' ? (
          <VideoPlayer
            item={item}
            label={label(index)}
            fit="contain"
            onStale={refreshLinks}
            postId={post.diary_id}
          />
        ) : (
          <ZoomPicture
            item={item}
            label={label(index)}
            isCurrent={isCurrent && isInView}
            onStale={refreshLinks}
          />
        )
      }
    />
  );
}
