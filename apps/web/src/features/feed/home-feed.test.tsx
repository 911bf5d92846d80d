import type { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { callKey } from '../../lib/call/call-queries.ts';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { makePost } from '../../test/make-post.ts';
import { show } from '../../test/show.tsx';
import { HomeFeed } from './home-feed.tsx';

let nearEnd: () => void;

beforeEach(() => {
  class Observer {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      nearEnd = () => act(() => callback([{ isIntersecting: true }]));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

const feedPath = '/v3/api/diary/home/recommend/list';
const page = (ids: string[], next: string | null) =>
  envelope({ list: ids.map((id) => makePost({ diary_id: id, content: `Post ${id}` })), next });

/** Answers the feed by its cursor; the look for newer posts finds what `newest` says. */
function serve(pages: Record<string, () => Response>, newest: () => Response = () => page(['1'], null)) {
  return stubFetch((url) => {
    const query = new URL(url, 'http://k').searchParams;
    if (!url.startsWith(feedPath)) return envelope({ user_id: '1' });
    if (query.get('size') === '1') return newest();
    return pages[query.get('cursor') ?? '']?.() ?? page([], null);
  });
}

test('posts are a feed of numbered articles', async () => {
  serve({ '': () => page(['1', '2'], null) });
  await show(<HomeFeed />);
  expect(await screen.findByRole('feed', { name: 'Posts' })).toBeTruthy();
  const positions = screen.getAllByRole('article').map((card) => card.getAttribute('aria-posinset'));
  expect(positions).toEqual(['1', '2']);
  expect(screen.getByText('You have seen everything')).toBeTruthy();
});

test('the next page is asked for, with its cursor, before the end is reached', async () => {
  const fetch = serve({ '': () => page(['1'], 'c1'), c1: () => page(['2'], null) });
  await show(<HomeFeed />);
  await screen.findByText('Post 1');
  nearEnd();
  await screen.findByText('Post 2');
  expect(fetch.mock.calls.some(([url]) => url.includes('cursor=c1'))).toBe(true);
});

test('a feed without posts says so and leads to creators', async () => {
  serve({}, () => page([], null));
  await show(<HomeFeed />);
  expect(await screen.findByText('Your feed is quiet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find creators' }).getAttribute('href')).toBe('/recommend');
});

test('a feed that cannot be had says why and can be tried again', async () => {
  let times = 0;
  serve({
    '': () => {
      times += 1;
      if (times > 1) return page(['1'], null);
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
  serve({ '': () => page(['1'], 'c1'), c1: () => answer({ code: 5000, msg: '', data: null }, 500) });
  await show(<HomeFeed />);
  await screen.findByText('Post 1');
  nearEnd();
  await screen.findByText('Something went wrong on our side');
  expect(screen.getByText('Post 1')).toBeTruthy();
});

// What otherwise happens every two minutes.
const lookForNewer = (client: QueryClient) =>
  act(() => client.refetchQueries({ queryKey: callKey('listHomeFeed', { size: 1 }) }));

test('what the feed has just read is not asked for again', async () => {
  const fetch = serve({ '': () => page(['1'], null) });
  await show(<HomeFeed />);
  await screen.findByText('Post 1');
  expect(fetch.mock.calls.filter(([url]) => url.startsWith(feedPath))).toHaveLength(1);
});

test('newer posts are announced and come in when one asks for them', async () => {
  let isLater = false;
  const newer = () =>
    envelope({ list: [makePost({ diary_id: '9', content: 'Post 9', created_time: soon })], next: null });
  const soon = new Date(Date.now() + 60_000).toISOString();
  serve({ '': () => (isLater ? newer() : page(['1'], null)) }, newer);
  const { client } = await show(<HomeFeed />);
  await screen.findByText('Post 1');
  await lookForNewer(client);
  const pill = await screen.findByRole('button', { name: 'New posts' });
  expect(screen.queryByText('Post 9')).toBeNull();
  isLater = true;
  await userEvent.click(pill);
  await screen.findByText('Post 9');
  expect(screen.queryByRole('button', { name: 'New posts' })).toBeNull();
});

test('j and k move the focus from post to post', async () => {
  serve({ '': () => page(['1', '2'], null) });
  await show(<HomeFeed />);
  const [first, second] = await screen.findAllByRole('article');
  first?.focus();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(first);
});
