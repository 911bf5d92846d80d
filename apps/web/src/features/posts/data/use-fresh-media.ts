import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { refreshPost } from './refresh-post.ts';

// Links live 150 to 300 s. A link that fails so soon after it was made is not expired but broken.
const tooSoonMs = 60_000;

const refreshes = new WeakMap<QueryClient, Map<string, number>>();

/**
 * What to call when a picture or clip of the post does not load: asks once for fresh links. Several items of one
 * post that fail together make one call. True when fresh links are on their way.
 */
export function useFreshMedia(postId: string): () => boolean {
  const client = useQueryClient();
  return () => refreshLinks(client, postId);
}

function refreshLinks(client: QueryClient, postId: string): boolean {
  const times = refreshes.get(client) ?? new Map<string, number>();
  refreshes.set(client, times);
  const last = times.get(postId);
  if (last !== undefined && performance.now() - last < tooSoonMs) return false;
  times.set(postId, performance.now());
  // Without an answer the stand-in stays, and the card offers to try again.
  refreshPost(client, postId).catch(() => undefined);
  return true;
}
