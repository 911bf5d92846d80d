import type { Post } from '@kindred/contract/posts/calls';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bannerSizes } from '../features/characters/banner-sizes.ts';
import { characterQuery } from '../features/characters/characters.queries.ts';
import { messagePageSize } from '../features/conversation/thread/message-page-size.ts';
import { homeFeedPages } from '../features/feed/feed.queries.ts';
import { homeChoice } from '../features/feed/home-choice.ts';
import { aConversation } from '../features/inbox/chat-samples.ts';
import { conversationInput } from '../features/inbox/inbox.queries.ts';
import { PostCard } from '../features/posts/card/post-card.tsx';
import { characterPostsPages } from '../features/posts/posts.queries.ts';
import { userQuery } from '../features/users/users.queries.ts';
import { call } from '../lib/call/call.ts';
import { buildRequest } from '../lib/call/call-request.ts';
import { storeSpecItem } from '../lib/storage/personal-storage.ts';
import { endSession, getSession, startSession } from '../lib/storage/session.ts';
import { answer, envelope, stubFetch } from '../test/fake-server.ts';
import { makeLockedPost, makePicture, makePost } from '../test/make-post.ts';
import { show } from '../test/show.tsx';
import { prefetchPage } from './prefetch-page.ts';
import { showLoadFailure } from './show-load-failure.ts';
import { showPreferences } from './show-preferences.ts';
import { showSkeleton } from './show-skeleton.ts';

const feedPath = '/v3/api/diary/home/following/list';
const forYouPath = '/v3/api/diary/home/recommend/list';
const firstPaths = [feedPath, '/v3/api/user/data'];
const shownSkeleton = document.documentElement.dataset;
const preload = () => document.head.querySelector<HTMLLinkElement>('link[rel=preload]');

afterEach(() => {
  preload()?.remove();
  document.documentElement.className = '';
  delete shownSkeleton.skeleton;
  Reflect.deleteProperty(globalThis, 'prefetched');
});

function boot() {
  showPreferences();
  showSkeleton();
  prefetchPage();
}

/** Opens the app's page as this session, before the app itself is there. */
function openPage(path: string, token = 'abc') {
  history.replaceState(null, '', path);
  startSession({ token, imToken: 'im' });
  boot();
}

function serveFeed(list: Post[] = [makePost()]) {
  return stubFetch((url) => envelope(url === feedPath ? { list, next: null } : { user_id: '1' }));
}

test('the home page asks for its posts before the app is there, and the app does not ask again', async () => {
  const fetch = serveFeed();
  openPage('/home');
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(firstPaths);
  const { list } = await call('listFollowingFeed', {});
  await call('getUserData', {});
  expect(list).toHaveLength(1);
  expect(fetch).toHaveBeenCalledTimes(firstPaths.length);
});

test('what is prefetched is to the letter what the app would ask', () => {
  const fetch = serveFeed();
  openPage('/');
  const own = (['listFollowingFeed', 'getUserData'] as const).map((name) => buildRequest(name, {}, {}));
  const headers = (init: RequestInit | undefined) => Object.fromEntries(new Headers(init?.headers));
  expect(fetch.mock.calls.map(([url, init]) => [url, headers(init)])).toEqual(
    own.map(({ url, init }) => [url, headers(init)]),
  );
});

test('an answer is given once: later the app asks anew', async () => {
  const fetch = serveFeed();
  openPage('/home');
  await call('listFollowingFeed', {});
  await call('listFollowingFeed', {});
  expect(fetch).toHaveBeenCalledTimes(firstPaths.length + 1);
});

test('the next person never gets what the last one asked for', async () => {
  const fetch = stubFetch((_url, init) =>
    envelope({ list: [], next: new Headers(init?.headers).get('authorization') }),
  );
  openPage('/home', 'first');
  endSession('logout');
  startSession({ token: 'second', imToken: 'im' });
  expect(await call('listFollowingFeed', {})).toMatchObject({ next: 'Bearer second' });
  expect(fetch).toHaveBeenCalledTimes(firstPaths.length + 1);
});

test('who has chosen For you gets that one prefetched', async () => {
  const fetch = serveFeed();
  startSession({ token: 'abc', imToken: 'im' });
  homeChoice.set('forYou');
  openPage('/home');
  expect(fetch.mock.calls[0]?.[0]).toBe(forYouPath);
  await call('listHomeFeed', {});
  expect(fetch).toHaveBeenCalledTimes(firstPaths.length);
});

test('a creator’s page asks for its creator, their posts and in what one pays before the app is there, and for their banner as it will be drawn', async () => {
  const asked = stubFetch(() => envelope({ banner: `/media/${'b'.repeat(22)}/w1600` }));
  openPage('/character/12');
  expect(characterQuery('12').queryKey).toEqual(['getCharacterInfo', { char_id: '12' }]);
  expect(characterPostsPages('12').queryKey.slice(0, 2)).toEqual(['listCharacterPosts', { char_id: '12' }]);
  await call('getCharacterInfo', { char_id: '12' });
  await call('listCharacterPosts', { char_id: '12' });
  await call('getCurrency', {});
  expect(asked).toHaveBeenCalledTimes(4);
  await waitFor(() => expect(preload()?.imageSizes).toBe(bannerSizes));
});

test('a fan’s conversation and its creator are asked for before the app is there, then its messages; a creator’s is not', async () => {
  const asked = stubFetch(() => envelope({ list: [] }));
  const input = {
    ...conversationInput(aConversation({ side: 'fan', char_id: '12' })),
    size: messagePageSize,
  };
  openPage('/messages/12');
  expect(asked).not.toHaveBeenCalled();
  storeSpecItem('user', { char_id: null });
  openPage('/messages/12');
  await call('getConversation', { char_id: '12' });
  await call('listMessages', input);
  await call('getCharacterInfo', { char_id: '12' });
  expect(asked).toHaveBeenCalledTimes(4);
  storeSpecItem('user', { char_id: '7' });
  openPage('/messages/12');
  expect(asked).toHaveBeenCalledTimes(4);
});

test('of a conversation that is not there no messages are asked for', async () => {
  const asked = stubFetch(() => answer({ code: 4040, msg: 'Not here', data: null }, 404));
  startSession({ token: 'abc', imToken: 'im' });
  storeSpecItem('user', { char_id: null });
  openPage('/messages/12');
  await expect(call('getConversation', { char_id: '12' })).rejects.toMatchObject({ code: 4040 });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('nobody signed in, or another page: nothing is asked', () => {
  const fetch = serveFeed();
  history.replaceState(null, '', '/home');
  boot();
  openPage('/wallet');
  openPage('/homecoming');
  expect(fetch).not.toHaveBeenCalled();
});

test('a page shows its outline before the app is there to people who are signed in, and to no others', () => {
  serveFeed();
  history.replaceState(null, '', '/home');
  boot();
  expect(shownSkeleton.skeleton).toBeUndefined();
  openPage('/wallet');
  expect(shownSkeleton.skeleton).toBe('');
});

test('when it got no answer, the app asks itself', async () => {
  let times = 0;
  stubFetch(() => {
    times += 1;
    if (times <= firstPaths.length) throw new TypeError('Failed to fetch');
    return envelope({ list: [], next: null });
  });
  openPage('/home');
  expect(await call('listFollowingFeed', {})).toMatchObject({ list: [] });
});

test('a dead session found out beforehand ends as always', async () => {
  stubFetch(() => answer({ code: 401, msg: 'Please sign in', data: null }, 401));
  openPage('/home');
  await expect(call('listFollowingFeed', {})).rejects.toMatchObject({ code: 401 });
  expect(getSession().token).toBeNull();
  expect(preload()).toBeNull();
});

test('the first picture is fetched ahead in just the size that its card will show', async () => {
  const sources = [320, 800].map((width) => ({ width, url: `/media/a/w${width}?v=1` }));
  const post = makePost({ media: [{ ...makePicture('/media/a/w800?v=1'), sources }] });
  serveFeed([post]);
  openPage('/home');
  await waitFor(() => expect(preload()).not.toBeNull());
  await show(<PostCard post={post} isUrgent />);
  const drawn = screen.getByRole('article').querySelector<HTMLImageElement>('img[srcset]');
  expect(preload()?.imageSrcset).toBe(drawn?.getAttribute('srcset'));
  expect(preload()?.imageSizes).toBe(drawn?.getAttribute('sizes'));
});

test('of a locked post nothing is fetched', async () => {
  serveFeed([makeLockedPost()]);
  openPage('/home');
  await call('listFollowingFeed', {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(preload()).toBeNull();
});

test('the app asks for the same as it opens: the input of its first queries is empty, as it was prefetched', () => {
  const queries = [homeFeedPages.following, userQuery()];
  const asked = queries.map(({ queryKey }) => queryKey as readonly unknown[]);
  expect(asked.map(([name, input]) => [name, input])).toEqual([
    ['listFollowingFeed', {}],
    ['getUserData', {}],
  ]);
});

test('the theme and the language that were chosen are there before the app is', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('language', 'zh');
  showPreferences();
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(document.documentElement.lang).toBe('zh');
});

test('when the app itself cannot be had, the page says so in place of its skeleton', () => {
  document.body.innerHTML =
    '<div id="skeleton"></div><p id="load-failure" hidden></p><script></script><img />';
  const words = document.getElementById('load-failure');
  showLoadFailure();
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(words?.hidden).toBe(true);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(words?.hidden).toBe(false);
  expect(document.getElementById('skeleton')).toBeNull();
});
