import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { refreshPost } from './refresh-post.ts';

// Links live 150 to 300 s. A link that fails so soon after it was made is not expired but broken.
const tooSoonMs = 60_000;

const refreshes = new WeakMap<QueryClient, Map<string, number>>();

/**
 * What to call when a picture or clip of the post does not load: asks once for fresh links. Several items of one
 * post that fail together make one call. True when fresh links are on their way.
 */
export function useFreshMedia(diaryId: string): () => boolean {
  const client = useQueryClient();
  return () => refreshLinks(client, diaryId);
}

function refreshLinks(client: QueryClient, diaryId: string): boolean {
  const asked = refreshes.get(client) ?? new Map<string, number>();
  refreshes.set(client, asked);
  const last = asked.get(diaryId);
  if (last !== undefined && performance.now() - last < tooSoonMs) return false;
  asked.set(diaryId, performance.now());
  // Without an answer the stand-in stays, and the card offers to try again.
  refreshPost(client, diaryId).catch(() => undefined);
  return true;
}
