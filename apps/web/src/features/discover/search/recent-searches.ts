const kept = 6;

// By person: whoever signs in next on this device has searched for nothing yet.
const keyOf = (userId: string) => `recentSearches.${userId}`;

/** What this person searched for on this device, the newest first. */
export function readRecentSearches(userId: string): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(known) ? known.filter((one) => typeof one === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}

export function addRecentSearch(userId: string, q: string): string[] {
  const others = readRecentSearches(userId).filter((one) => one.toLowerCase() !== q.toLowerCase());
  const next = [q, ...others].slice(0, kept);
  write(userId, next);
  return next;
}

export function clearRecentSearches(userId: string): void {
  write(userId, []);
}

function write(userId: string, searches: string[]): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(searches));
  } catch {
    // A full or closed store: then nothing is remembered.
  }
}
