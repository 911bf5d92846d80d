// Where to go after signing in. Kept for this tab alone: the sign-in leaves the page and comes back.
const key = 'wayBack';

export function rememberWayBack(path: string): void {
  sessionStorage.setItem(key, path);
}

/** The remembered address, once. */
export function takeWayBack(): string | null {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  // Only an address of our own: `//evil.example` would be another site.
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}
