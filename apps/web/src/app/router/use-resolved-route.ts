import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { navigate, useAppLocation } from '../../lib/navigation/navigation.ts';
import { type ResolvedRoute, resolveRoute } from './resolve-route.ts';

export type Shown = Extract<ResolvedRoute, { outcome: 'show' }>;

/** What to show now: the page of the current address, and until that is ready the one before. */
export function useResolvedRoute(): Shown | undefined {
  const client = useQueryClient();
  const location = useAppLocation();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isLeft = false;
    void resolveRoute(client, location).then((route) => {
      if (isLeft) return;
      if (route.outcome === 'redirect') return void navigate({ href: route.to, replace: true });
      startTransition(() => setShown(route));
    });
    return () => {
      isLeft = true;
    };
  }, [client, location]);
  return shown;
}
