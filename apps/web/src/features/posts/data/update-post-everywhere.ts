import type { Post } from '@kindred/contract/posts/calls';
import type { QueryClient } from '@tanstack/react-query';

type Change = (post: Post) => Post;
type Edit = (post: Post) => Post | null;

/** Applies a change to a post in every answer that holds it: feeds, pages of characters, the post itself. */
export function updatePostEverywhere(client: QueryClient, diaryId: string, change: Change): void {
  editEverywhere(client, (post) => (post.diary_id === diaryId ? change(post) : post));
}

/** Takes a deleted post out of every list. */
export function removePostEverywhere(client: QueryClient, diaryId: string): void {
  editEverywhere(client, (post) => (post.diary_id === diaryId ? null : post));
  client.removeQueries({ queryKey: ['getPost', { diary_id: diaryId }] });
}

/** The post as last told, wherever it is. */
export function findPost(client: QueryClient, diaryId: string): Post | undefined {
  const queries = client.getQueryCache().getAll();
  for (const { state } of queries) {
    const found = postsIn(state.data).find((post) => post.diary_id === diaryId);
    if (found) return found;
  }
  return undefined;
}

/** All posts of an answer: one post, a page of them, or pages. */
export function postsIn(data: unknown): Post[] {
  if (isPost(data)) return [data];
  if (isPage(data)) return data.list.filter(isPost);
  return isPages(data) ? data.pages.flatMap(postsIn) : [];
}

function editEverywhere(client: QueryClient, edit: Edit): void {
  for (const query of client.getQueryCache().getAll()) {
    const before = query.state.data;
    const after = edited(before, edit);
    // The time of the answer stays: it is no fresher for what was changed in it.
    if (after !== before) {
      client.setQueryData(query.queryKey, after, { updatedAt: query.state.dataUpdatedAt });
    }
  }
}

// Gives back the very same object where nothing was changed, so that nothing is drawn again for nothing.
function edited(data: unknown, edit: Edit): unknown {
  if (isPost(data)) return edit(data) ?? data;
  if (isPages(data)) {
    const pages = data.pages.map((page) => edited(page, edit));
    return same(pages, data.pages) ? data : { ...data, pages };
  }
  if (!isPage(data)) return data;
  const list = data.list.map((item) => (isPost(item) ? edit(item) : item)).filter((item) => item !== null);
  return same(list, data.list) ? data : { ...data, list };
}

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

function isPost(value: unknown): value is Post {
  return isRecord(value) && 'diary_id' in value && 'access' in value && 'character' in value;
}

function isPage(value: unknown): value is { list: unknown[] } {
  return isRecord(value) && Array.isArray(value.list);
}

function isPages(value: unknown): value is { pages: unknown[] } {
  return isRecord(value) && Array.isArray(value.pages);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
