import { personalItem } from '../storage/personal-storage.ts';

// Where to go after signing in. Kept for this tab alone: the sign-in leaves the page and comes back.
const item = personalItem<string>('tab', 'wayBack');

export function saveReturnTo(path: string): void {
  item.set(path);
}

/** The remembered address, once. */
export function takeReturnTo(): string | null {
  const path = item.get();
  item.remove();
  // Only an address of our own: `//evil.example` would be another site.
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}
