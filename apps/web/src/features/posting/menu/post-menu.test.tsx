import type { Post } from '@kindred/contract/posts/calls';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callPages } from '../../../lib/call/call-queries.ts';
import { startSession } from '../../../lib/storage/session.ts';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter, makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { savedQuery } from '../../library/library.queries.ts';
import { characterPostsPages } from '../../posts/posts.queries.ts';
import { userQuery } from '../../users/users.queries.ts';
import { PostMenu } from './post-menu.tsx';

// The first import of a test run may take longer than anybody waits for a menu.
beforeAll(() => import('./lazy-post-menu.tsx'));
beforeEach(() => {
  useToasts.setState({ items: [] });
  startSession({ token: 'token', imToken: 'im' });
});

const post = makePost({ character: makeCharacter({ user_id: '7' }) });
const other = makePost({ diary_id: '200', character: makeCharacter({ char_id: '99', user_id: '9' }) });
const feedKey = callPages('listHomeFeed', {}).queryKey;
const profileKey = characterPostsPages('12').queryKey;

/** The opened menu of a post of user 7, in front of a server that answers as the test says. */
async function open(viewerId: string, given = post, answers: Record<string, () => Response> = {}) {
  const user = { user_id: viewerId, nickname: 'A', is_creator: 1 };
  const bodies: [string, unknown][] = [];
  stubFetch((url, init) => {
    const path = url.split('?')[0] ?? '';
    if (init?.body) bodies.push([path, JSON.parse(String(init.body))]);
    if (init?.method !== 'GET' && answers[path]) return answers[path]();
    return envelope(path.endsWith('/user/data') ? user : { is_hidden: false });
  });
  const feed = { pages: [{ list: [given, other], next: null }], pageParams: [null] };
  const app = await show(<PostMenu post={given} />, [
    [userQuery().queryKey, user],
    [feedKey, feed],
    [profileKey, feed],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Post options' }));
  await screen.findAllByRole('menuitem');
  const listed = (key: QueryKey) => {
    const pages = app.client.getQueryData<InfiniteData<{ list: Post[] }>>(key)?.pages;
    return pages?.flatMap(({ list }) => list.map(({ diary_id }) => diary_id));
  };
  return { ...app, bodies, inFeed: () => listed(feedKey), onProfile: () => listed(profileKey) };
}

const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

describe('the menu of a post', () => {
  test('of its owner', async () => {
    await open('7');
    expect(entries()).toEqual([
      'Edit Post',
      'Pin to profile page',
      'Set a goal',
      'Repost content',
      'Copy link',
      'Delete',
    ]);
  });

  test('of its owner while it is pinned and nobody else’s', async () => {
    await open('7', { ...post, sort: 1, state: 0 });
    expect(entries()).toEqual(['Edit Post', 'Unpin', 'Delete']);
  });

  test('of anybody else', async () => {
    await open('1');
    expect(entries()).toEqual(['Save', 'Copy link', 'Hide Mira from my home feed', 'Report post content']);
  });
});

test('Edit Post leads to the composer with it', async () => {
  const { address } = await open('7');
  await choose('Edit Post');
  expect(address()).toBe('/createPost?diary_id=100');
});

test('a post is gone only after one has confirmed it', async () => {
  const { bodies, onProfile } = await open('7', post, { '/v3/api/diary/delete': () => envelope({}) });
  await choose('Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(bodies).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Post options' }));
  await choose('Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The post is deleted')).toBeTruthy();
  expect(onProfile()).toEqual(['200']);
});

test('what was bought cannot be deleted, and one reads why', async () => {
  const sold = () => answer({ code: 4504, msg: '', data: null });
  const { onProfile } = await open('7', post, { '/v3/api/diary/delete': sold });
  await choose('Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Someone has bought this post/);
  expect(onProfile()).toEqual(['100', '200']);
});

test('a repost that comes too soon says so', async () => {
  const soon = () => answer({ code: 4505, msg: '', data: null });
  await open('7', post, { '/v3/api/diary/repost': soon });
  await choose('Repost content');
  expect(await screen.findByText('A post can be reposted once a day')).toBeTruthy();
});

test('a report needs a reason, and is thanked for', async () => {
  const { bodies } = await open('1', post, { '/v3/api/report/create': () => envelope({}) });
  await choose('Report post content');
  const send = await screen.findByRole('button', { name: 'Send report' });
  await userEvent.click(send);
  expect(bodies).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Spam or fraud' }));
  await userEvent.type(screen.getByRole('textbox'), ' Sells fakes ');
  await userEvent.click(send);
  expect(await screen.findByText('Report Success')).toBeTruthy();
  const body = { reported_id: '100', reported_type: 1, reason: 'spam', detail: 'Sells fakes' };
  expect(bodies).toEqual([['/v3/api/report/create', body]]);
});

test('a report that is refused warns with the reason', async () => {
  await open('1', post, { '/v3/api/report/create': () => answer({ code: 5017, msg: '', data: null }) });
  await choose('Report post content');
  await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('This post was deleted')).toBeTruthy();
});

test('a post is saved at once, and what the server refuses is taken back and said', async () => {
  const full = () => answer({ code: 4531, msg: '', data: null });
  const { bodies, client } = await open('1', post, { '/v3/api/library/save': full });
  await choose('Save');
  expect(await screen.findByText(/You can save 5,000 posts/)).toBeTruthy();
  expect(client.getQueryData(savedQuery('100').queryKey)?.is_saved).toBeFalsy();
  expect(bodies).toEqual([['/v3/api/library/save', { diary_id: '100' }]]);
});

test('what is saved says so, with the way to a collection and out again', async () => {
  const { client, bodies } = await open('1', post, {
    '/v3/api/library/save': () => envelope({ collection_id: null }),
    '/v3/api/library/unsave': () => envelope({}),
  });
  await choose('Save');
  await screen.findByText('Saved. Only you can see it.');
  await userEvent.click(screen.getByRole('button', { name: 'Post options' }));
  client.setQueryData(savedQuery('100').queryKey, { is_saved: true, collection_id: null });
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from saved' }));
  await waitFor(() => expect(bodies.at(-1)).toEqual(['/v3/api/library/unsave', { diary_id: '100' }]));
});

test('hiding a creator takes their posts, and only theirs, out of the feed at once', async () => {
  const { bodies, inFeed } = await open('1', post, { '/v3/api/character/hide': () => envelope({}) });
  await choose('Hide Mira from my home feed');
  await waitFor(() => expect(inFeed()).toEqual(['200']));
  expect(bodies).toEqual([['/v3/api/character/hide', { restrict_id: '12', hide: 1 }]]);
  await userEvent.click(screen.getByRole('button', { name: 'Post options' }));
  expect(await screen.findByRole('menuitem', { name: 'Show Mira in my home feed again' })).toBeTruthy();
});
