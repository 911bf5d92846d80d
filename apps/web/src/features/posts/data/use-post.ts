import type { Post } from '@kindred/contract/posts/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { postQuery } from '../posts.queries.ts';
import { findPost } from './cached-posts.ts';

/** One post: from a cached list, else fetched. Follows its changes. */
export function usePost(postId: string) {
  const client = useQueryClient();
  return useQuery({
    ...postQuery(postId),
    initialData: () => findPost(client, postId) as Post,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
