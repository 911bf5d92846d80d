import type { Post } from '@kindred/contract/posts/calls';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { callKey } from '../../lib/call/call-queries.ts';
import { startSession } from '../../lib/storage/session.ts';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { makeLockedPost, makePost } from '../../test/make-post.ts';
import { show } from '../../test/show.tsx';
import { homeChoice } from './home-choice.ts';
import { HomeFeed } from './home-feed.tsx';

type Entry = { isIntersecting: boolean; target: Element };
let observers: { callback: (entries: Entry[]) => void; targets: Element[]; margin: string }[];

const nearEnd = () =>
  act(() => {
    for (const { callback, targets, margin } of observers)
      if (!margin.startsWith('-')) callback(targets.map((target) => ({ isIntersecting: true, target })));
  });
const look = () =>
  act(() => {
    for (const { callback, targets, margin } of observers)
      if (margin.startsWith('-')) callback(targets.map((target) => ({ isIntersecting: true, target })));
  });

beforeEach(() => {
  observers = [];
  class Observer {
    private readonly own;
    constructor(callback: (entries: Entry[]) => void, { rootMargin = '' } = {}) {
      this.own = { callback, targets: [] as Element[], margin: rootMargin };
      observers.push(this.own);
    }
    observe(target: Element) {
      this.own.targets.push(target);
    }
    unobserve() {}
    disconnect() {
      this.own.targets = [];
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('scrollTo', () => undefined);
  startSession({ token: 'token', imToken: 'im' });
});

const following = '/v3/api/diary/home/following/list';
const forYou = '/v3/api/diary/home/recommend/list';
const seen = '/v3/api/diary/home/seen';
const page = (posts: (string | Post)[], next: string | null = null) =>
  envelope({
    list: posts.map((post) =>
      typeof post === 'string' ? makePost({ diary_id: post, content: `Post ${post}` }) : post,
    ),
    next,
  });

type Answers = Record<string, (cursor: string, body: unknown) => Response>;

function serve(answers: Answers) {
  return stubFetch((url, init) => {
    const { pathname, searchParams } = new URL(url, 'http://k');
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    const given = answers[pathname]?.(searchParams.get('cursor') ?? '', body);
    if (given) return given;
    if (pathname.endsWith('/list')) return page([]);
    return envelope(pathname.endsWith('/new') ? { count: 0 } : { user_id: '1' });
  });
}
const asked = (fetch: ReturnType<typeof serve>, path: string) =>
  fetch.mock.calls.filter(([url]) => new URL(url, 'http://k').pathname === path);
const chosenTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('who follows somebody sees Following, as a feed of numbered articles with an end', async () => {
  serve({ [following]: () => page(['1', '2']) });
  await show(<HomeFeed />);
  expect(await screen.findByRole('feed', { name: 'Posts' })).toBeTruthy();
  expect(chosenTab()).toBe('Following');
  await screen.findByText('Post 2');
  const positions = screen.getAllByRole('article').map((card) => card.getAttribute('aria-posinset'));
  expect(positions).toEqual(['1', '2']);
  expect(screen.getByText('You have seen everything')).toBeTruthy();
  expect(homeChoice.get()).toBe('following');
});

test('who follows nobody sees For you, and nothing is remembered of it', async () => {
  serve({ [forYou]: () => page(['1']) });
  await show(<HomeFeed />);
  expect(await screen.findByText('Post 1')).toBeTruthy();
  expect(chosenTab()).toBe('For you');
  expect(homeChoice.get()).toBeUndefined();
});

test('a choice of one’s own is remembered, and the other feed is not even asked for', async () => {
  serve({ [following]: () => page(['1']), [forYou]: () => page(['2']) });
  await show(<HomeFeed />);
  await screen.findByText('Post 1');
  await userEvent.click(screen.getByRole('tab', { name: 'For you' }));
  expect(await screen.findByText('Post 2')).toBeTruthy();
  expect(screen.queryByText('Post 1')).toBeNull();
  cleanup();
  const fetch = serve({ [forYou]: () => page(['2']) });
  await show(<HomeFeed />);
  expect(await screen.findByText('Post 2')).toBeTruthy();
  expect(asked(fetch, following)).toEqual([]);
});

test('the next page is asked for, with its cursor, before the end is reached', async () => {
  serve({ [following]: (cursor) => (cursor === 'c1' ? page(['2']) : page(['1'], 'c1')) });
  await show(<HomeFeed />);
  await screen.findByText('Post 1');
  nearEnd();
  expect(await screen.findByText('Post 2')).toBeTruthy();
});

test('Following without posts leads to creators and to For you', async () => {
  homeChoice.set('following');
  serve({ [forYou]: () => page(['1']) });
  await show(<HomeFeed />);
  expect(await screen.findByText('Your feed is quiet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find creators' }).getAttribute('href')).toBe('/recommend');
  await userEvent.click(screen.getByRole('button', { name: 'See For you' }));
  expect(await screen.findByText('Post 1')).toBeTruthy();
});

test('For you ends by saying so, and brings what was seen when one asks for it', async () => {
  homeChoice.set('forYou');
  let isCleared = false;
  serve({
    [forYou]: () => page(isCleared ? ['1'] : []),
    [`${seen}/clear`]: () => {
      isCleared = true;
      return envelope({});
    },
  });
  await show(<HomeFeed />);
  expect(await screen.findByText('You are up to date')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'See seen posts again' }));
  expect(await screen.findByText('Post 1')).toBeTruthy();
});

test('a locked post takes a small card with its creator, what there is, and the price', async () => {
  homeChoice.set('forYou');
  serve({ [forYou]: () => page([makeLockedPost({ diary_id: '5' })]) });
  await show(<HomeFeed />);
  const card = await screen.findByRole('article', { name: /^Mira/ });
  expect(within(card).getByRole('group', { name: 'Locked post · 2 photos' })).toBeTruthy();
  expect(within(card).getByRole('button', { name: 'Unlock for 120 diamonds' })).toBeTruthy();
  expect(within(card).queryByRole('button', { name: /^Like/ })).toBeNull();
});

test('what stays before one’s eyes is told to the server, together and once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  homeChoice.set('forYou');
  const told: unknown[] = [];
  serve({
    [forYou]: () => page(['31', '32']),
    [seen]: (_cursor, body) => {
      told.push(body);
      return envelope({});
    },
  });
  await show(<HomeFeed />);
  await screen.findByText('Post 32');
  look();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  look();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(told).toEqual([{ diary_ids: ['31', '32'], from: 'home' }]);
});

test('a feed that cannot be had says why and can be tried again', async () => {
  let times = 0;
  serve({
    [following]: () => {
      times += 1;
      if (times > 1) return page(['1']);
      return answer({ code: 429, msg: '', data: null }, 429, { 'x-request-id': 'r7' });
    },
  });
  await show(<HomeFeed />);
  expect(await screen.findByText('Too many at once, please wait a moment')).toBeTruthy();
  expect(screen.getByText('Reference: r7')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Post 1')).toBeTruthy();
});

test('a page further down that fails keeps the posts that are there', async () => {
  serve({
    [following]: (cursor) => (cursor ? answer({ code: 5000, msg: '', data: null }, 500) : page(['1'], 'c1')),
  });
  await show(<HomeFeed />);
  await screen.findByText('Post 1');
  nearEnd();
  await screen.findByText('Something went wrong on our side. Please try again');
  expect(screen.getByText('Post 1')).toBeTruthy();
});

// What otherwise happens every two minutes.
const lookForNewer = (client: QueryClient) =>
  act(() => client.refetchQueries({ queryKey: callKey('countNewPosts') }));

test('how many are new is announced; they come in when one asks for them', async () => {
  let isLater = false;
  const fetch = serve({
    [following]: () => page(isLater ? ['9', '1'] : ['1']),
    '/v3/api/diary/home/following/new': () => envelope({ count: isLater ? 0 : 12 }),
  });
  const { client } = await show(<HomeFeed />);
  await screen.findByText('Post 1');
  expect(asked(fetch, following)).toHaveLength(1);
  expect(asked(fetch, '/v3/api/diary/home/following/new')).toEqual([]);
  await lookForNewer(client);
  const pill = await screen.findByRole('button', { name: '12 new posts' });
  expect(screen.queryByText('Post 9')).toBeNull();
  isLater = true;
  await userEvent.click(pill);
  await screen.findByText('Post 9');
  await waitFor(() => expect(screen.queryByRole('button', { name: '12 new posts' })).toBeNull());
});

test('a pull from the top of the page reads it anew', async () => {
  let times = 0;
  serve({
    [following]: () => {
      times += 1;
      return page([String(times)]);
    },
  });
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(any-pointer: coarse)' }),
  );
  await show(<HomeFeed />);
  await screen.findByText('Post 1');
  await waitFor(() => expect(document.documentElement.style.overscrollBehaviorY).toBe('contain'));
  const touch = (type: string, clientY: number) =>
    act(() => window.dispatchEvent(Object.assign(new Event(type), { touches: [{ clientY }] })));
  touch('touchstart', 10);
  touch('touchmove', 60);
  touch('touchend', 60);
  expect(times).toBe(1);
  touch('touchstart', 10);
  touch('touchmove', 200);
  touch('touchend', 200);
  expect(await screen.findByText('Post 2')).toBeTruthy();
});

test('j and k move the focus from post to post', async () => {
  serve({ [following]: () => page(['1', '2']) });
  await show(<HomeFeed />);
  await screen.findByText('Post 2');
  const [first, second] = screen.getAllByRole('article');
  first?.focus();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(first);
});
