import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { makePost } from '../../../test/make-post.ts';
import { postQuery } from '../posts.queries.ts';
import { findPost } from './cached-posts.ts';
import { toggleLike } from './pending-likes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const liked = envelope.bind(null, { is_like: true, like_num: 9 });
const unliked = envelope.bind(null, { is_like: false, like_num: 8 });
const pathsOf = (fetch: ReturnType<typeof stubFetch>) => fetch.mock.calls.map(([url]) => url);

function open() {
  const client = new QueryClient();
  const post = makePost();
  client.setQueryData(postQuery(post.diary_id).queryKey, post);
  const refused = vi.fn();
  return {
    refused,
    tap: () => toggleLike(client, findPost(client, post.diary_id) ?? post, refused),
    shown: () => {
      const now = findPost(client, post.diary_id);
      return now && [now.is_like, now.statistics.like_num];
    },
  };
}

test('a like shows at once and is sent after 600 ms of rest', async () => {
  const fetch = stubFetch(liked);
  const { tap, shown } = open();
  tap();
  expect(shown()).toEqual([true, 5]);
  await vi.advanceTimersByTimeAsync(599);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(pathsOf(fetch)).toEqual(['/v3/api/content/like']);
  expect(shown()).toEqual([true, 9]);
});

test('a server that answers otherwise is believed, and not asked again', async () => {
  const fetch = stubFetch(unliked);
  const { tap, shown } = open();
  tap();
  await vi.advanceTimersByTimeAsync(5000);
  expect(pathsOf(fetch)).toEqual(['/v3/api/content/like']);
  expect(shown()).toEqual([false, 8]);
});

test('liking and taking it back within 600 ms sends nothing', async () => {
  const fetch = stubFetch(liked);
  const { tap, shown } = open();
  tap();
  await vi.advanceTimersByTimeAsync(300);
  tap();
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetch).not.toHaveBeenCalled();
  expect(shown()).toEqual([false, 4]);
});

test('however often it is turned, the last choice wins and is sent once', async () => {
  const fetch = stubFetch(liked);
  const { tap, shown } = open();
  for (let taps = 0; taps < 5; taps += 1) tap();
  await vi.advanceTimersByTimeAsync(2000);
  expect(pathsOf(fetch)).toEqual(['/v3/api/content/like']);
  expect(shown()).toEqual([true, 9]);
});

test('a choice that comes while another is under way follows it, and its answer does not undo it', async () => {
  let finish = (_: Response) => undefined as unknown;
  const fetch = stubFetch((url) =>
    url.endsWith('/dislike') ? unliked() : new Promise<Response>((resolve) => (finish = resolve)),
  );
  const { tap, shown } = open();
  tap();
  await vi.advanceTimersByTimeAsync(600);
  tap();
  await vi.advanceTimersByTimeAsync(600);
  expect(pathsOf(fetch)).toEqual(['/v3/api/content/like']);
  finish(liked());
  await vi.advanceTimersByTimeAsync(0);
  expect(pathsOf(fetch)).toEqual(['/v3/api/content/like', '/v3/api/content/dislike']);
  expect(shown()).toEqual([false, 8]);
});

test('a refused like is taken back, with the reason', async () => {
  stubFetch(() => answer({ code: 429, msg: 'Too many at once', data: null }, 429));
  const { tap, shown, refused } = open();
  tap();
  await vi.advanceTimersByTimeAsync(600);
  expect(shown()).toEqual([false, 4]);
  expect(refused).toHaveBeenCalledOnce();
  expect(refused.mock.calls[0]?.[0]).toMatchObject({ code: 429 });
});

test('after a refusal the next like is sent as if nothing had been', async () => {
  let times = 0;
  stubFetch(() => {
    times += 1;
    return times === 1 ? answer({ code: 5000, msg: '', data: null }, 500) : liked();
  });
  const { tap, shown } = open();
  tap();
  await vi.advanceTimersByTimeAsync(600);
  tap();
  await vi.advanceTimersByTimeAsync(600);
  expect(shown()).toEqual([true, 9]);
});

test('liking a post that is gone takes it off the screen', async () => {
  stubFetch(() => answer({ code: 5017, msg: 'This post was deleted', data: null }));
  const { tap, shown } = open();
  tap();
  await vi.advanceTimersByTimeAsync(600);
  expect(shown()).toBeUndefined();
});
