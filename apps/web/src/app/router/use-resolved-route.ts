import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { navigate, useAppLocation } from '../../lib/navigation/navigation.ts';
import { afterPaint } from '../../lib/react/after-paint.ts';
import { type ResolvedRoute, resolveRoute } from './resolve-route.ts';

export type Shown = Extract<ResolvedRoute, { outcome: 'show' }>;

/** What to show now: the page of the current address, and until that is ready the one before. */
export function useResolvedRoute(): Shown | undefined {
  const client = useQueryClient();
  const location = useAppLocation();
  const [shown, setShown] = useState<Shown>();
  const isFirst = useRef(true);
  useEffect(() => {
    let isLeft = false;
    // The menu's answer to a tap is seen before the next page is drawn, which takes longer.
    const seen = isFirst.current ? undefined : afterPaint();
    isFirst.current = false;
    void resolveRoute(client, location).then(async (route) => {
      await seen;
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
