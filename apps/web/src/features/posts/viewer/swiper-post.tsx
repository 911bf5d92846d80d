import type { Post } from '@kindred/contract/posts/calls';
import { shownMedia } from '../data/shown-media.ts';
import { LockedMedia } from '../unlock/locked-media.tsx';
import { PostFrame } from './post-frame.tsx';
import { PostSlides } from './post-slides.tsx';
import type { ViewerParts } from './viewer-parts.ts';

type SwiperPostProps = { post: Post; startAt: number; isInView: boolean; parts: ViewerParts };

/** One post of the swiper: what the viewer may have of it, and what is locked in words, with the ways to it. */
export function SwiperPost({ post, startAt, isInView, parts }: SwiperPostProps) {
  const isLocked = post.access !== 'full';
  const hasMedia = shownMedia(post).length > 0;
  return (
    <PostFrame post={post} parts={parts}>
      {hasMedia ? (
        <PostSlides
          post={post}
          startAt={startAt}
          isInView={isInView}
          last={isLocked ? <Locked post={post} /> : undefined}
        />
      ) : (
        <Locked post={post} />
      )}
    </PostFrame>
  );
}

function Locked({ post }: { post: Post }) {
  return (
    <div className="grid size-full items-center overflow-y-auto sm:px-16">
      <div className="mx-auto w-full max-w-2xl overflow-hidden sm:rounded-card">
        <LockedMedia post={post} />
      </div>
    </div>
  );
}
