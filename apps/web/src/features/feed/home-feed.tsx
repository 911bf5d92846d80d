import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { useIsIdle } from '../../lib/react/use-is-idle.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';
import { readSetting } from '../../lib/storage/device.ts';
import { specKeys } from '../../lib/storage/personal-storage.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { PostListContext } from '../posts/viewer/use-open-media.ts';
import { homeFeedPages, refreshHomeFeed } from './feed.queries.ts';
import { type HomeFeedName, homeChoice } from './home-choice.ts';
import { NewPostsPill } from './new-posts-pill.tsx';
import { PostFeed } from './post-feed.tsx';

const ForYouEnd = lazy(
  lazyWithRetry(() => import('./for-you-end.tsx').then((module) => ({ default: module.ForYouEnd }))),
);
const GiftChoice = lazy(
  lazyWithRetry(() => import('./gift-choice.tsx').then((module) => ({ default: module.GiftChoice }))),
);
const NothingFollowed = lazy(
  lazyWithRetry(() =>
    import('./nothing-followed.tsx').then((module) => ({ default: module.NothingFollowed })),
  ),
);
const PullToRefresh = lazy(
  lazyWithRetry(() => import('./pull-to-refresh.tsx').then((module) => ({ default: module.PullToRefresh }))),
);

/** Both feeds; before them `today`, for who has one. */
type HomeFeedProps = {
  today?: ReactNode;
  /** The head of the page, in which the tabs stand. */
  head?: (tabs: ReactNode) => ReactNode;
};

export function HomeFeed({ today, head }: HomeFeedProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [feed, choose] = useHomeFeed();
  const [isToday, setToday] = useState(today !== undefined);
  const query = useInfiniteQuery({ ...homeFeedPages[feed], enabled: !isToday });
  const isFollowing = feed === 'following';
  const isIdle = useIsIdle();
  const isTouched = useMediaQuery('(any-pointer: coarse)');
  const content = (
    <>
      {isTouched && isIdle && (
        <Suspense fallback={null}>
          <PullToRefresh refresh={() => refreshHomeFeed(client, feed)} />
        </Suspense>
      )}
      {isFollowing && <NewPostsPill page={query.data?.pages[0]} readAt={query.dataUpdatedAt} />}
      <PostFeed
        query={query}
        label={t('feed.label')}
        empty={
          isFollowing ? (
            <Suspense fallback={null}>
              <NothingFollowed onForYou={() => choose('forYou')} />
            </Suspense>
          ) : (
            endOfForYou(true)
          )
        }
        end={isFollowing ? undefined : endOfForYou(false)}
        second={isIdle && isNewcomer() ? giftChoice : undefined}
        isHome
        from="home"
      />
    </>
  );
  return (
    <PostListContext value={homeFeedPages[feed]}>
      <Tabs
        label={t('feed.tabs')}
        frame={head}
        tabs={[
          ...(today === undefined
            ? []
            : [{ value: 'today' as const, label: t('feed.today'), content: today }]),
          { value: 'following', label: t('feed.following'), content },
          { value: 'forYou', label: t('feed.forYou'), content },
        ]}
        value={isToday ? 'today' : feed}
        onChange={(tab) => {
          setToday(tab === 'today');
          if (tab !== 'today') choose(tab);
        }}
      />
    </PostListContext>
  );
}

/**
 * The feed that is shown. Without a choice it is Following where that has posts, else For you; decided again on each visit.
 */
function useHomeFeed(): [feed: HomeFeedName, choose: (feed: HomeFeedName) => void] {
  const client = useQueryClient();
  const [feedName, setFeedName] = useState<HomeFeedName | null>(() => homeChoice.get() ?? null);
  const scrolls = useRef<Partial<Record<HomeFeedName, number>>>({});

  // A page that is come back to has been kept: this runs with each visit.
  useEffect(() => {
    if (homeChoice.get()) return;
    let isCurrent = true;
    client.fetchInfiniteQuery(homeFeedPages.following).then(
      ({ pages }) => {
        if (isCurrent) setFeedName(pages[0]?.list.length ? 'following' : 'forYou');
      },
      // Following says why it cannot be had.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client]);
  useEffect(() => {
    if (feedName === 'following') homeChoice.set(feedName);
  }, [feedName]);
  useLayoutEffect(() => {
    const top = feedName ? scrolls.current[feedName] : undefined;
    if (top !== undefined) window.scrollTo({ top });
  }, [feedName]);

  const choose = (feed: HomeFeedName) => {
    if (feedName) scrolls.current[feedName] = window.scrollY;
    scrolls.current[feed] ??= 0;
    homeChoice.set(feed);
    setFeedName(feed);
  };
  return [feedName ?? 'following', choose];
}

/** Whether this person came to home by the recommendations, as who is new does. */
const isNewcomer = () => readSetting(specKeys.isRecommend) !== null;

const giftChoice = (
  <Suspense fallback={null}>
    <GiftChoice />
  </Suspense>
);

const endOfForYou = (isEmpty: boolean) => (
  <Suspense fallback={null}>
    <ForYouEnd isEmpty={isEmpty} />
  </Suspense>
);
