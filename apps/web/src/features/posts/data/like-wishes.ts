import type { Post } from '@kindred/contract/posts/calls';
import { likeDebounceMs } from '@kindred/contract/posts/limits';
import { refusals } from '@kindred/contract/wire/errors';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { removePostEverywhere, updatePostEverywhere } from './cached-posts.ts';

type Likes = { is_like: boolean; like_num: number };

type Wish = {
  /** What the server last said. */
  told: Likes;
  wanted: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  isSending: boolean;
};

const wishes = new WeakMap<QueryClient, Map<string, Wish>>();

/**
 * Turns the like of a post over, at once on screen and after 600 ms of rest on the server. However often it is
 * turned, the last wish wins and at most one call is under way. `onRefused` is told why when it is taken back.
 */
export function toggleLike(client: QueryClient, post: Post, onRefused: (error: unknown) => void): void {
  const pending = wishesOf(client);
  const wish = pending.get(post.diary_id) ?? begin(post);
  pending.set(post.diary_id, wish);
  wish.wanted = !wish.wanted;
  show(client, post.diary_id, asWanted(wish));
  clearTimeout(wish.timer);
  wish.timer = setTimeout(() => {
    wish.timer = undefined;
    settle(client, post.diary_id, wish, onRefused);
  }, likeDebounceMs);
}

async function settle(client: QueryClient, diaryId: string, wish: Wish, onRefused: (error: unknown) => void) {
  if (wish.isSending || wish.timer) return;
  if (wish.wanted === wish.told.is_like) return end(client, diaryId, wish);
  const sent = wish.wanted;
  wish.isSending = true;
  try {
    wish.told = await call(sent ? 'likePost' : 'unlikePost', { content_id: diaryId });
  } catch (error) {
    if (hasCode(error, refusals.postDeleted.code)) removePostEverywhere(client, diaryId);
    // A newer wish than the one refused may still come true; only the refused one is taken back.
    if (wish.wanted === sent) wish.wanted = wish.told.is_like;
    onRefused(error);
  }
  wish.isSending = false;
  show(client, diaryId, asWanted(wish));
  await settle(client, diaryId, wish, onRefused);
}

function begin({ is_like, statistics }: Post): Wish {
  const told = { is_like, like_num: statistics.like_num };
  return { told, wanted: is_like, timer: undefined, isSending: false };
}

function end(client: QueryClient, diaryId: string, wish: Wish): void {
  show(client, diaryId, wish.told);
  wishesOf(client).delete(diaryId);
}

function asWanted({ told, wanted }: Wish): Likes {
  if (wanted === told.is_like) return told;
  return { is_like: wanted, like_num: Math.max(0, told.like_num + (wanted ? 1 : -1)) };
}

function show(client: QueryClient, diaryId: string, { is_like, like_num }: Likes): void {
  updatePostEverywhere(client, diaryId, (post) => {
    if (post.is_like === is_like && post.statistics.like_num === like_num) return post;
    return { ...post, is_like, statistics: { ...post.statistics, like_num } };
  });
}

function wishesOf(client: QueryClient): Map<string, Wish> {
  const known = wishes.get(client) ?? new Map<string, Wish>();
  wishes.set(client, known);
  return known;
}
