import type { Post } from '@kindred/contract/posts/calls';
import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makePost } from '../../../test/make-post.ts';
import { patchCharacterCards } from '../../characters/cached-cards.ts';
import { characterPostsPages, postQuery } from '../posts.queries.ts';
import { findPost, removePostEverywhere, updatePostEverywhere } from './cached-posts.ts';

const one = makePost({ diary_id: '1' });
const two = makePost({ diary_id: '2' });
const page = (...list: Post[]) => ({ list, next: null });
const pagesKey = (charId: string) => characterPostsPages(charId).queryKey;
const foreignKey = ['somebody else’s'];

function filled() {
  const client = new QueryClient();
  const put = (charId: string, pages: unknown) =>
    client.setQueryData(pagesKey(charId), { pages, pageParams: [null] } as never);
  put('7', [page(one), page(two)]);
  put('8', [page(two)]);
  client.setQueryData(postQuery('2').queryKey, two);
  client.setQueryData(foreignKey, page(two));
  return client;
}

const postsOf = (client: QueryClient, charId: string) =>
  client.getQueryData<InfiniteData<{ list: Post[] }>>(pagesKey(charId))?.pages.flatMap(({ list }) => list);
const markSold = (post: Post) => ({ ...post, is_sold: true });

test('a change of a post is seen in every list and on its own', () => {
  const client = filled();
  updatePostEverywhere(client, '2', markSold);
  expect(postsOf(client, '7')?.map(({ is_sold }) => is_sold)).toEqual([false, true]);
  expect(postsOf(client, '8')?.map(({ is_sold }) => is_sold)).toEqual([true]);
  expect(client.getQueryData(postQuery('2').queryKey)).toMatchObject({ is_sold: true });
});

test('answers that nobody has registered are left alone, whatever they look like', () => {
  const client = filled();
  updatePostEverywhere(client, '2', markSold);
  expect(client.getQueryData(foreignKey)).toEqual(page(two));
});

test('answers without the post stay the same objects', () => {
  const client = filled();
  const before = client.getQueryData<InfiniteData<unknown>>(pagesKey('7'));
  updatePostEverywhere(client, '2', markSold);
  expect(client.getQueryData<InfiniteData<unknown>>(pagesKey('7'))?.pages[0]).toBe(before?.pages[0]);
  const after = client.getQueryData(pagesKey('7'));
  updatePostEverywhere(client, '3', markSold);
  expect(client.getQueryData(pagesKey('7'))).toBe(after);
});

test('a changed answer is no fresher than it was', () => {
  const client = filled();
  const data = { pages: [page(two)], pageParams: [null] };
  client.setQueryData(pagesKey('8'), data as never, { updatedAt: 1000 });
  updatePostEverywhere(client, '2', markSold);
  expect(client.getQueryState(pagesKey('8'))?.dataUpdatedAt).toBe(1000);
});

test('a deleted post is gone from everywhere, and the others stay', () => {
  const client = filled();
  removePostEverywhere(client, '2');
  expect(findPost(client, '2')).toBeUndefined();
  expect(findPost(client, '1')).toBe(one);
});

test('who joins a character sees so on its posts', () => {
  const client = filled();
  patchCharacterCards(client, one.character.char_id, { is_sold: true });
  expect(postsOf(client, '7')?.map(({ character }) => character.is_sold)).toEqual([true, true]);
});
