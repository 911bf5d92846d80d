import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { navigate, onAddressChange, parseLocation } from '../../lib/navigation/navigation.ts';
import { afterPaint } from '../../lib/react/after-paint.ts';
import { type ResolvedRoute, resolveRoute } from './resolve-route.ts';

export type Shown = Extract<ResolvedRoute, { outcome: 'show' }>;

/** What to show now: the page of the current address, and until that is ready the one before. */
export function useResolvedRoute(): Shown | undefined {
  const client = useQueryClient();
  const [currentRoute, setCurrentRoute] = useState<Shown>();
  useEffect(() => followAddress(client, (route) => startTransition(() => setCurrentRoute(route))), [client]);
  return currentRoute;
}

/**
 * Resolves the address now and with each change. It does so beside React: what a change draws at once is the mark of the
 * menu alone, so that a tap is answered in the next frame; only then the next page is loaded and drawn. Returns the way to
 * stop.
 */
function followAddress(client: QueryClient, show: (route: Shown) => void): () => void {
  let visited: string | undefined;
  const follow = async () => {
    const href = location.pathname + location.search;
    if (href === visited) return;
    const isFirst = visited === undefined;
    visited = href;
    if (!isFirst) await afterPaint();
    if (href !== visited) return;
    const route = await resolveRoute(client, parseLocation(href));
    if (href !== visited) return;
    if (route.outcome === 'redirect') return void navigate({ href: route.to, replace: true });
    show(route);
  };
  const stop = onAddressChange(() => void follow());
  void follow();
  return () => {
    visited = undefined;
    stop();
  };
}
