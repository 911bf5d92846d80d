import { personalItem } from '../../../lib/storage/personal-storage.ts';

const maxSearches = 6;

// By person: whoever signs in next on this device has searched for nothing yet.
const searchesOf = (userId: string) => personalItem<string[]>('browser', `recentSearches.${userId}`);

/** What this person searched for on this device, the newest first. */
export function readRecentSearches(userId: string): string[] {
  return searchesOf(userId).get() ?? [];
}

/** Puts a search first among the recent ones. Gives the new list. */
export function addRecentSearch(userId: string, q: string): string[] {
  const others = readRecentSearches(userId).filter((one) => one.toLowerCase() !== q.toLowerCase());
  const next = [q, ...others].slice(0, maxSearches);
  searchesOf(userId).set(next);
  return next;
}

/** Deletes the recent searches of a person. */
export function clearRecentSearches(userId: string): void {
  searchesOf(userId).remove();
}
