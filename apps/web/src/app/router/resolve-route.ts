import type { QueryClient } from '@tanstack/react-query';
import { userQuery } from '../../features/users/users.queries.ts';
import { type AppLocation, currentHref } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { saveReturnTo } from '../../lib/navigation/return-to.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { getSession } from '../../lib/storage/session.ts';
import { guard, guardNeedsUser } from './guards.ts';
import { loadPage } from './load-page.tsx';
import { matchRoute } from './match-route.ts';
import type { View } from './view-cache.tsx';

const loadStepUp = lazyWithRetry(() => import('../../features/users/step-up/step-up.ts'));

export type ResolvedRoute =
  | { outcome: 'redirect'; to: string }
  | { outcome: 'show'; path: string; isBare: boolean; view: View };

/** Resolves a location for this person: to its loaded page, or to a redirect. */
export async function resolveRoute(
  client: QueryClient,
  { path, search }: AppLocation,
): Promise<ResolvedRoute> {
  const to = await redirectFrom(client, { path, search });
  if (to !== undefined) return { outcome: 'redirect', to };
  const match = matchRoute(path);
  if (!match) return { outcome: 'redirect', to: paths.home };
  const { title, isBare = false, viewKey = path } = match.route;
  const Page = await loadPage(match.route);
  return {
    outcome: 'show',
    path,
    isBare,
    view: { key: viewKey, Page, title, params: match.params, search },
  };
}

async function redirectFrom(client: QueryClient, { path, search }: AppLocation): Promise<string | undefined> {
  const hasToken = getSession().token !== null;
  const steppedUp = hasToken && path === paths.login ? (await loadStepUp()).takeStepUpReturn() : undefined;
  if (steppedUp !== undefined) return steppedUp;
  const user = hasToken && guardNeedsUser(path) ? await knownUser(client) : undefined;
  const verdict = guard({ path, search, hasToken, user });
  if (verdict.outcome === 'allow') return undefined;
  if (!hasToken && verdict.to === paths.login && path !== paths.root && getSession().endedBy !== 'logout') {
    saveReturnTo(currentHref());
  }
  return verdict.to;
}

// Offline the page itself says what is wrong; a guard does not.
function knownUser(client: QueryClient) {
  return client.ensureQueryData(userQuery()).catch(() => undefined);
}
