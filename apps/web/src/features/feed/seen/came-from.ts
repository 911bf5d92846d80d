import type { NamedSource } from '@kindred/contract/audience/limits';
import { paths } from '../../../lib/navigation/paths.ts';

type Navigation = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };

/** Which way one came to the page that is open. Browsers without the Navigation API only know that there was a page. */
export function cameFrom(): NamedSource {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return history.length > 1 ? 'other' : 'direct';
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  if (!before) return 'direct';
  const { pathname } = new URL(before);
  if (pathname === paths.home) return 'home';
  if (pathname.startsWith(paths.discover)) return 'discover';
  // A public page and the sign-in are steps of the way in.
  return pathname.startsWith('/@') || pathname === paths.login ? 'direct' : 'other';
}
