import type { CallOutput } from '@kindred/contract/all/calls';
import type { NamedSource } from '@kindred/contract/audience/limits';
import type { Post } from '@kindred/contract/posts/calls';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import {
  Fragment,
  memo,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { InfiniteListEnd } from '../../ui/layout/infinite-list.tsx';
import { PagedList } from '../../ui/layout/paged-list.tsx';
import { PostMenu } from '../posting/menu/post-menu.tsx';
import { LockedCard } from '../posts/card/locked-card.tsx';
import { PostCard, type PostCardProps } from '../posts/card/post-card.tsx';
import { PostCardSkeleton } from '../posts/card/post-card-skeleton.tsx';
import { postDisplay } from '../posts/data/post-display.ts';
import { useViewerId } from '../users/users.queries.ts';
import { PostComments } from './comments/post-comments.tsx';
import { foldLocked } from './fold-locked.ts';
import { giftForPost } from './gift-for-post.ts';
import { useFeedKeys } from './use-feed-keys.ts';
import { useSeenMarks } from './seen/use-seen-marks.ts';

type Marks = Pick<PostCardProps, 'showsPin' | 'showsState'>;
type PostFeedProps = Marks & {
  query: UseInfiniteQueryResult<InfiniteData<CallOutput<'listHomeFeed'>>>;
  label: string;
  /** Shown when there is not one post. */
  empty: ReactNode;
  /** Shown below the last post; by default a line that says that this is everything. */
  end?: ReactNode;
  /** Shown below the first post. */
  second?: ReactNode;
  /** Part of home: offers take little room. */
  isHome?: boolean;
  /** Which way one came to these posts: what is seen is noted with it. */
  from?: NamedSource;
};

// Of a long feed only the card whose post has changed is drawn again.
const FeedCard = memo(PostCard);
const SmallCard = memo(LockedCard);

export function PostFeed({ query, label, empty, ...marks }: PostFeedProps) {
  return (
    <PagedList query={query} skeleton={<Placeholders />} empty={empty}>
      {(posts) => <FeedCards query={query} posts={posts} label={label} {...marks} />}
    </PagedList>
  );
}

type FeedCardsProps = Omit<PostFeedProps, 'empty'> & { posts: readonly Post[] };

// What fills the first screen of a phone. All that the others bring along would hold up its picture.
const firstCards = 1;

function FeedCards({
  query,
  posts,
  label,
  // Under a single post "everything" is no news.
  end = posts.length > 1 ? <FeedEnd /> : null,
  second,
  isHome = false,
  from,
  showsPin = false,
  showsState = false,
}: FeedCardsProps) {
  const { feed, onKeyDown } = useFeedKeys();
  const viewerId = useViewerId();
  const drawn = useDrawnCards(posts.length);
  const drawnPosts = useMemo(() => posts.slice(0, drawn), [posts, drawn]);
  const [showsAll, setShowsAll] = useState(false);
  const isSmall = (post: Post) => isHome && postDisplay(post, viewerId) !== 'multiple';
  const cards = useMemo(() => {
    const isFoldable = (post: Post) => isHome && !showsAll && postDisplay(post, viewerId) !== 'multiple';
    return foldLocked(drawnPosts, isFoldable).filter(({ isShown, folded }) => isShown || folded > 0);
  }, [drawnPosts, isHome, showsAll, viewerId]);
  useSeenMarks(feed, cards, from);
  return (
    <>
      <div
        ref={feed}
        role="feed"
        aria-label={label}
        aria-busy={query.isFetching}
        onKeyDown={onKeyDown}
        className="-mx-4 flex flex-col gap-3 sm:mx-0 sm:gap-5"
      >
        {cards.map(({ card: post, isShown, folded }, index) => (
          <Fragment key={post.diary_id}>
            {!isShown ? (
              <MoreLocked count={folded} onShow={() => setShowsAll(true)} />
            ) : isSmall(post) ? (
              <SmallCard post={post} position={index + 1} menu={PostMenu} />
            ) : (
              <FeedCard
                post={post}
                position={index + 1}
                isUrgent={index < firstCards}
                showsPin={showsPin}
                showsState={showsState}
                onGift={giftForPost}
                menu={PostMenu}
                comments={PostComments}
              />
            )}
            {index === 0 && second}
          </Fragment>
        ))}
      </div>
      {drawn >= posts.length && <InfiniteListEnd query={query} more={<PostCardSkeleton />} end={end} />}
    </>
  );
}

/** How many cards are drawn: the first screen at once; the others follow without blocking input. */
function useDrawnCards(count: number): number {
  const [isFirst, setFirst] = useState(true);
  useEffect(() => startTransition(() => setFirst(false)), []);
  // Without an initial value, which React would take up again where posts came while the view was hidden.
  const drawn = useDeferredValue(count);
  return isFirst ? Math.min(count, firstCards) : drawn;
}

function MoreLocked({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation();
  const text = t('feed.moreLocked', { count });
  return (
    <article aria-label={text} className="text-center">
      <button type="button" onClick={onShow} className="min-h-11 text-caption text-ink-soft hover:text-ink">
        {text}
      </button>
    </article>
  );
}

function FeedEnd() {
  const { t } = useTranslation();
  return <p className="py-8 text-center text-caption text-ink-faint">{t('feed.end')}</p>;
}

function Placeholders() {
  return (
    <div className="-mx-4 flex flex-col gap-3 sm:mx-0 sm:gap-5">
      <PostCardSkeleton />
      <PostCardSkeleton />
    </div>
  );
}
