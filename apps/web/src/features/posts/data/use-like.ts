import type { Post } from '@kindred/contract/posts/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { afterPaint } from '../../../lib/react/after-paint.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { tick } from '../../../ui/haptics.ts';
import { findPost } from './cached-posts.ts';
import { toggleLike } from './pending-likes.ts';

export function useLike(): (post: Post) => void {
  const client = useQueryClient();
  return (post) => {
    tick();
    toggleLike(client, post, (error) => toast('error', errorText(error)));
  };
}

/**
 * Whether the viewer likes a post, how many do, and what turns the like over. Where that was pressed it shows at once, and
 * everywhere else, the rest of its card too, once that has been painted.
 */
export function useLikeHere(post: Post): { isLiked: boolean; count: number; toggle: () => void } {
  const client = useQueryClient();
  const like = useLike();
  // Counts until the post itself says so.
  const [pressed, setPressed] = useState<{ post: Post; isLiked: boolean }>();
  const { is_like, statistics } = post;
  const isLiked = pressed?.post === post ? pressed.isLiked : is_like;
  const toggle = () => {
    setPressed({ post, isLiked: !isLiked });
    void afterPaint().then(() => like(findPost(client, post.diary_id) ?? post));
  };
  return { isLiked, count: statistics.like_num + Number(isLiked) - Number(is_like), toggle };
}
