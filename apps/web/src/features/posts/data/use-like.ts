import type { Post } from '@kindred/contract/posts/calls';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../lib/call/error-text.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { tick } from '../../../ui/haptics.ts';
import { toggleLike } from './pending-likes.ts';

/** Likes a post or takes the like back. */
export function useLike(): (post: Post) => void {
  const client = useQueryClient();
  return (post) => {
    tick();
    toggleLike(client, post, (error) => toast('error', errorText(error)));
  };
}
