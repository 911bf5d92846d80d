import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../../features/users/users.queries.ts';
import { currentHref, type Place } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { saveReturnTo } from '../../lib/navigation/return-to.ts';
import { getSession } from '../../lib/storage/session.ts';
import { guard, guardNeedsUser } from './guards.ts';
import { loadPage } from './load-page.tsx';
import { matchRoute } from './match-route.ts';
import type { View } from './view-cache.tsx';

export type Arrival =
  | { outcome: 'redirect'; to: string }
  | { outcome: 'show'; path: string; isBare: boolean; view: View };

/** What there is at a place for this person: its page, ready to be shown, or another place. */
export async function arrive(client: QueryClient, { path, search }: Place): Promise<Arrival> {
  const to = await redirectFrom(client, { path, search });
  if (to !== undefined) return { outcome: 'redirect', to };
  const match = matchRoute(path);
  if (!match) return { outcome: 'redirect', to: paths.home };
  const { title, isBare = false, viewKey = path } = match.route;
  const Page = await loadPage(match.route);
  return { outcome: 'show', path, isBare, view: { key: viewKey, Page, title, params: match.params, search } };
}

async function redirectFrom(client: QueryClient, { path, search }: Place): Promise<string | undefined> {
  const hasToken = getSession().token !== null;
  const user = hasToken && guardNeedsUser(path) ? await knownUser(client) : undefined;
  const verdict = guard({ path, search, hasToken, user });
  if (verdict.outcome === 'allow') return undefined;
  if (!hasToken && verdict.to === paths.login && path !== paths.root && getSession().endedBy !== 'logout') {
    saveReturnTo(currentHref());
  }
  return verdict.to;
}

// Offline the page itself says what is wrong; a guard is no place for it.
function knownUser(client: QueryClient) {
  return client.ensureQueryData(userQuery()).catch(() => undefined);
}
