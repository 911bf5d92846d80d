import type { Post } from '@kindred/contract/posts/calls';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ViewerTitle } from '../../../ui/overlay/full-screen-dialog.tsx';
import { useArrowKeys } from '../media/use-arrow-keys.ts';
import { useSlides } from '../media/use-slides.ts';
import type { PostPages } from './media-swiper.dialog.ts';
import { PostsFullScreen } from './posts-full-screen.tsx';
import { SwiperEnd } from './swiper-end.tsx';
import { SwiperPost } from './swiper-post.tsx';
import { isNearEnd, postsWithMedia } from './swiper-posts.ts';
import { useWheelSteps } from './use-wheel-steps.ts';
import type { ViewerParts } from './viewer-parts.ts';

type MediaSwiperProps = { pages: PostPages; postId: string; startAt: number; parts?: ViewerParts };

/** Media of the posts of a list on the whole screen: from post to post up and down, within one side by side. */
export function MediaSwiper(props: MediaSwiperProps) {
  return (
    <PostsFullScreen>
      <Reel {...props} />
    </PostsFullScreen>
  );
}

function Reel({ pages, postId, startAt, parts = {} }: MediaSwiperProps) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(pages);
  const posts = postsWithMedia(query.data?.pages.flatMap(({ list }) => list) ?? []);
  const [first] = useState(() =>
    Math.max(
      0,
      posts.findIndex((post) => post.diary_id === postId),
    ),
  );
  // The next page is a slide too while it loads and when it failed.
  const total = posts.length + (query.hasNextPage ? 1 : 0);
  const { current, go, track } = useSlides(total, first, 'column');
  const step = (by: number) => go(current + by);
  useArrowKeys(true, step, 'column');
  useWheelSteps(track.ref, step);

  const { hasNextPage, isFetchNextPageError, fetchNextPage } = query;
  useNextPage(query, isNearEnd(current, posts.length));
  const inView = posts[current];
  return (
    <>
      <ViewerTitle>
        {inView ? t('post.mediaOf', { name: inView.character.name }) : t('common.loading')}
      </ViewerTitle>
      <ul
        ref={track.ref}
        onScroll={track.onScroll}
        onPointerDown={track.onPointerDown}
        className="flex size-full snap-y snap-mandatory flex-col overflow-y-auto overscroll-y-contain [scrollbar-width:none]"
      >
        {posts.map((post, index) => (
          <PostItem
            key={post.diary_id}
            post={post}
            startAt={post.diary_id === postId ? startAt : 0}
            distance={index - current}
            parts={parts}
          />
        ))}
        {hasNextPage && (
          <li inert={current !== posts.length} className={slide}>
            <SwiperEnd
              error={isFetchNextPageError ? query.error : null}
              onRetry={() => void fetchNextPage()}
            />
          </li>
        )}
      </ul>
      <nav
        aria-label={t('post.swiper')}
        className="absolute left-[max(0.75rem,env(safe-area-inset-left))] bottom-32 flex flex-col gap-2"
      >
        <StepButton label={t('post.previousPost')} isDisabled={current === 0} onClick={() => step(-1)} isUp />
        <StepButton label={t('post.nextPost')} isDisabled={current >= total - 1} onClick={() => step(1)} />
      </nav>
    </>
  );
}

function useNextPage(
  { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: UseInfiniteQueryResult,
  isNeeded: boolean,
): void {
  const mayLoad = hasNextPage && !isFetching && !isFetchNextPageError && isNeeded;
  useEffect(() => {
    if (mayLoad) void fetchNextPage();
  }, [mayLoad, fetchNextPage]);
}

const slide = 'relative size-full shrink-0 snap-start snap-always';

// Neighbours are ready to be swiped to; the others keep their place only.
type PostItemProps = { post: Post; startAt: number; distance: number; parts: ViewerParts };

function PostItem({ post, startAt, distance, parts }: PostItemProps) {
  const { t } = useTranslation();
  return (
    <li
      aria-label={t('post.mediaOf', { name: post.character.name })}
      inert={distance !== 0}
      className={slide}
    >
      {Math.abs(distance) <= 1 && (
        <SwiperPost post={post} startAt={startAt} isInView={distance === 0} parts={parts} />
      )}
    </li>
  );
}

type StepButtonProps = { label: string; isUp?: boolean; isDisabled: boolean; onClick: () => void };

function StepButton({ label, isUp = false, isDisabled, onClick }: StepButtonProps) {
  const Icon = isUp ? ChevronUp : ChevronDown;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
      className={classNames(
        'grid size-11 place-items-center rounded-full bg-white/15 text-white backdrop-blur-sm transition',
        'hover:bg-white/25 focus-visible:outline-white aria-disabled:opacity-30',
        // Touch screens swipe; the buttons stay for keyboards and screen readers.
        'pointer-coarse:not-focus-visible:sr-only',
      )}
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}
