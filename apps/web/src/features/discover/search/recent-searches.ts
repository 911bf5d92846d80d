import { personalItem } from '../../../lib/storage/personal-storage.ts';

const maxSearches = 6;

// By person: the next person who signs in on this device must not see them.
const searchesOf = (userId: string) => personalItem<string[]>('browser', `recentSearches.${userId}`);

export function readRecentSearches(userId: string): string[] {
  return searchesOf(userId).get() ?? [];
}

export function addRecentSearch(userId: string, q: string): string[] {
  const others = readRecentSearches(userId).filter((search) => search.toLowerCase() !== q.toLowerCase());
  const next = [q, ...others].slice(0, maxSearches);
  searchesOf(userId).set(next);
  return next;
}

export function clearRecentSearches(userId: string): void {
  searchesOf(userId).remove();
}
