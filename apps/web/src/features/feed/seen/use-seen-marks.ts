import type { NamedSource } from '@kindred/contract/audience/limits';
import type { Post } from '@kindred/contract/posts/calls';
import { type RefObject, useEffect } from 'react';
import type { FoldedCard } from '../fold-locked.ts';
import { noteSeen, sendSeen } from './seen-posts.ts';

const seenAfterMs = 1000;

/** Notes which of the posts, drawn in this order in `feed`, are seen; what stands for posts left out is none. */
export function useSeenMarks(
  feed: RefObject<HTMLElement | null>,
  posts: readonly FoldedCard<Post>[],
  from: NamedSource | undefined,
): void {
  useEffect(() => {
    const cards = [...(feed.current?.querySelectorAll(':scope > :not([data-extra])') ?? [])];
    if (!from || cards.length === 0) return;
    const ids = new Map(cards.map((card, at) => [card, posts[at]?.isShown && posts[at].card.diary_id]));
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          clearTimeout(timers.get(target));
          const id = ids.get(target);
          if (isIntersecting && id)
            timers.set(
              target,
              setTimeout(() => noteSeen(id, from), seenAfterMs),
            );
        }
      },
      { rootMargin: '-35% 0px' },
    );
    for (const card of cards) observer.observe(card);
    const onHidden = () => document.visibilityState === 'hidden' && sendSeen();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      observer.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [feed, posts, from]);
}
