import { routePattern } from '@kindred/contract/wire/route-pattern';
import { decodeSegment } from '../../lib/navigation/decode-segment.ts';
import { type PageRoute, routes } from './routes.ts';

export type RouteMatch = { route: PageRoute; params: Readonly<Record<string, string>> };

const table = routes.map((route) => ({ route, pattern: routePattern(route.path) }));

/** The first route of the table that a path fits. The last one fits all; only the start, `/`, has no page. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const { route, pattern } of table) {
    const match = pattern.exec(path);
    if (match) return { route, params: decodeAll(match.groups ?? {}) };
  }
  return undefined;
}

function decodeAll(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeSegment(text)]));
}
