import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { navigate, usePlace } from '../../lib/navigation/navigation.ts';
import { type Arrival, arrive } from './arrive.ts';

export type Shown = Extract<Arrival, { outcome: 'show' }>;

/** What to show now: the page of the current address, and until that is ready the one before. */
export function useArrival(): Shown | undefined {
  const client = useQueryClient();
  const place = usePlace();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isLeft = false;
    void arrive(client, place).then((arrival) => {
      if (isLeft) return;
      if (arrival.outcome === 'redirect') return void navigate({ href: arrival.to, replace: true });
      startTransition(() => setShown(arrival));
    });
    return () => {
      isLeft = true;
    };
  }, [client, place]);
  return shown;
}
