import { personalItem } from '../storage/personal-storage.ts';

// Where to go after signing in, however many steps lie between. Kept for this tab alone: the sign-in and the checkouts
// leave the page and come back.
const item = personalItem<string>('tab', 'returnTo');

export function saveReturnTo(path: string): void {
  item.set(path);
}

/** The remembered address, once. */
export function takeReturnTo(): string | null {
  const path = readReturnTo();
  item.remove();
  return path;
}

/** The remembered address, for what only leads there. */
export function readReturnTo(): string | null {
  const path = item.get();
  // Only an address of our own: `//evil.example` would be another site.
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}
