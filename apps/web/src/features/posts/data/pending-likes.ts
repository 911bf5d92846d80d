import type { Post } from '@kindred/contract/posts/calls';
import { likeDebounceMs } from '@kindred/contract/posts/limits';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { removePostEverywhere, updatePostEverywhere } from './cached-posts.ts';

type Likes = { is_like: boolean; like_num: number };

type PendingLike = {
  /** What the server last said. */
  confirmed: Likes;
  wanted: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  isSending: boolean;
};

const pendingLikes = new WeakMap<QueryClient, Map<string, PendingLike>>();

/**
 * Turns the like of a post over, at once on screen and after 600 ms of rest on the server. However often it is
 * turned, the last choice wins and at most one call is under way. `onRefused` gets the error when it is reverted.
 */
export function toggleLike(client: QueryClient, post: Post, onRefused: (error: unknown) => void): void {
  const likes = pendingLikesOf(client);
  const like = likes.get(post.diary_id) ?? begin(post);
  likes.set(post.diary_id, like);
  like.wanted = !like.wanted;
  show(client, post.diary_id, optimistic(like));
  clearTimeout(like.timer);
  like.timer = setTimeout(() => {
    like.timer = undefined;
    settle(client, post.diary_id, like, onRefused);
  }, likeDebounceMs);
}

async function settle(
  client: QueryClient,
  postId: string,
  like: PendingLike,
  onRefused: (error: unknown) => void,
) {
  if (like.isSending || like.timer) return;
  if (like.wanted === like.confirmed.is_like) return end(client, postId, like);
  const sent = like.wanted;
  like.isSending = true;
  try {
    like.confirmed = await call(sent ? 'likePost' : 'unlikePost', { content_id: postId });
  } catch (error) {
    if (hasCode(error, refusalCodes.postDeleted)) removePostEverywhere(client, postId);
    onRefused(error);
  }
  // What the server says ends this choice, also where it refused it; a newer one is still to be sent.
  if (like.wanted === sent) like.wanted = like.confirmed.is_like;
  like.isSending = false;
  show(client, postId, optimistic(like));
  await settle(client, postId, like, onRefused);
}

function begin({ is_like, statistics }: Post): PendingLike {
  const confirmed = { is_like, like_num: statistics.like_num };
  return { confirmed, wanted: is_like, timer: undefined, isSending: false };
}

function end(client: QueryClient, postId: string, like: PendingLike): void {
  show(client, postId, like.confirmed);
  pendingLikesOf(client).delete(postId);
}

function optimistic({ confirmed, wanted }: PendingLike): Likes {
  if (wanted === confirmed.is_like) return confirmed;
  return { is_like: wanted, like_num: Math.max(0, confirmed.like_num + (wanted ? 1 : -1)) };
}

function show(client: QueryClient, postId: string, { is_like, like_num }: Likes): void {
  updatePostEverywhere(client, postId, (post) => {
    if (post.is_like === is_like && post.statistics.like_num === like_num) return post;
    return { ...post, is_like, statistics: { ...post.statistics, like_num } };
  });
}

function pendingLikesOf(client: QueryClient): Map<string, PendingLike> {
  const clientLikes = pendingLikes.get(client) ?? new Map<string, PendingLike>();
  pendingLikes.set(client, clientLikes);
  return clientLikes;
}
