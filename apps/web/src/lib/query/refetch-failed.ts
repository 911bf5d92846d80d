import type { QueryClient } from '@tanstack/react-query';
import { ConnectionError, RefusalError, UnreadableError } from '../call/call-errors.ts';

/** Asks again for what is on the page and could not be had. For the moments at which it may be had again. */
export function refetchFailed(client: QueryClient): void {
  void client.refetchQueries({ type: 'active', predicate: ({ state }) => mayPass(state.error) });
}

/** Heals the page when the device has a network again. Returns the way to stop. */
export function refetchWhenOnline(client: QueryClient): () => void {
  const heal = () => refetchFailed(client);
  window.addEventListener('online', heal);
  return () => window.removeEventListener('online', heal);
}

function mayPass(error: Error | null): boolean {
  if (error instanceof RefusalError) return error.status >= 500 || error.status === 429;
  return error instanceof ConnectionError || error instanceof UnreadableError;
}
