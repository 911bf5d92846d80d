import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { userQuery } from '../features/users/users.queries.ts';
import type { PageProps, PageTitle } from '../lib/page-props.ts';
import { paths } from '../lib/paths.ts';
import { getSession } from '../lib/session.ts';
import { rememberWayBack } from '../lib/way-back.ts';
import { Frame } from './frame.tsx';
import { guard, guardNeedsUser } from './guards.ts';
import { type PageRoute, routes } from './routes.ts';
import { parseSearch, writeSearch } from './search.ts';

/** What `frame.tsx` reads of the route that matched. */
export type PageFacts = {
  title: PageTitle;
  isBare: boolean;
  viewKey: string | undefined;
  Page: ComponentType<PageProps>;
};

export function makeRouter(client: QueryClient) {
  const root = createRootRoute({
    component: Frame,
    beforeLoad: ({ location }) =>
      checkVisit(client, location.pathname, location.href, parseSearch(location.searchStr)),
  });
  const start = createRoute({ getParentRoute: () => root, path: '/' });
  const pages = routes.map((route) => {
    const component = lazyRouteComponent(route.load);
    return createRoute({
      getParentRoute: () => root,
      path: route.path,
      component,
      staticData: facts(route, component),
    });
  });
  return createRouter({
    routeTree: root.addChildren([start, ...pages]),
    parseSearch,
    stringifySearch: writeSearch,
    defaultPreload: 'intent',
    // The view cache keeps each view's own place.
    scrollRestoration: false,
  });
}

function facts({ title, isBare = false, viewKey }: PageRoute, Page: PageFacts['Page']): PageFacts {
  return { title, isBare, viewKey, Page };
}

async function checkVisit(client: QueryClient, path: string, href: string, search: Record<string, string>) {
  const hasToken = getSession().token !== null;
  const user = hasToken && guardNeedsUser(path) ? await knownUser(client) : undefined;
  const verdict = guard({ path, search, hasToken, user });
  if (verdict.outcome === 'allow') return;
  if (!hasToken && verdict.to === paths.login && path !== paths.root && getSession().endedBy !== 'logout') {
    rememberWayBack(href);
  }
  throw redirect({ href: verdict.to, replace: true });
}

// Offline the page itself says what is wrong; a guard is no place for it.
function knownUser(client: QueryClient) {
  return client.ensureQueryData(userQuery()).catch(() => undefined);
}
