import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makePost } from '../../../test/make-post.ts';
import { findPost, postsIn, removePostEverywhere, updatePostEverywhere } from './update-post-everywhere.ts';

const one = makePost({ diary_id: '1' });
const two = makePost({ diary_id: '2' });
const page = (...list: ReturnType<typeof makePost>[]) => ({ list, next: null });

function filled() {
  const client = new QueryClient();
  client.setQueryData(['feed'], { pages: [page(one), page(two)], pageParams: [null, 'x'] });
  client.setQueryData(['character'], { pages: [page(two)], pageParams: [null] });
  client.setQueryData(['getPost', { diary_id: '2' }], two);
  client.setQueryData(['other'], { name: 'nothing of the kind' });
  return client;
}

test('a change of a post is seen in every list and on its own', () => {
  const client = filled();
  updatePostEverywhere(client, '2', (post) => ({ ...post, is_sold: true }));
  const all = client
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => postsIn(state.data));
  expect(all.map(({ diary_id, is_sold }) => [diary_id, is_sold])).toEqual([
    ['1', false],
    ['2', true],
    ['2', true],
    ['2', true],
  ]);
});

test('answers without the post stay the same objects', () => {
  const client = filled();
  const before = client.getQueryData(['other']);
  const feed = client.getQueryData<{ pages: unknown[] }>(['feed']);
  updatePostEverywhere(client, '2', (post) => ({ ...post, is_sold: true }));
  expect(client.getQueryData(['other'])).toBe(before);
  expect(client.getQueryData<{ pages: unknown[] }>(['feed'])?.pages[0]).toBe(feed?.pages[0]);
});

test('a changed answer is no fresher than it was', () => {
  const client = filled();
  client.setQueryData(['character'], { pages: [page(two)], pageParams: [null] }, { updatedAt: 1000 });
  updatePostEverywhere(client, '2', (post) => ({ ...post, is_sold: true }));
  expect(client.getQueryState(['character'])?.dataUpdatedAt).toBe(1000);
});

test('a deleted post is gone from everywhere, and the others stay', () => {
  const client = filled();
  removePostEverywhere(client, '2');
  expect(findPost(client, '2')).toBeUndefined();
  expect(findPost(client, '1')).toBe(one);
});
