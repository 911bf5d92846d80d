import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { whenIdle } from '../../lib/react/when-idle.ts';
import { useSession } from '../../lib/storage/session.ts';

const loadRealtime = lazyWithRetry(() => import('./realtime.ts'));

/**
 * Keeps the live connection open while somebody is signed in. Its code loads after the first paint; true from when
 * it is there.
 */
export function useRealtime(): boolean {
  const client = useQueryClient();
  const token = useSession((session) => session.token);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (token === null) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      await whenIdle();
      // An answer may be the end of this session.
      await untilAnswered(client);
      if (isOver) return;
      const { startRealtime } = await loadRealtime();
      if (isOver) return;
      stop = startRealtime(client);
      setLoaded(true);
    };
    void start();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, token]);
  return isLoaded;
}

const maxWaitMs = 3000;

/** Resolves when no question is open any more, or has been for too long. */
function untilAnswered(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(patience);
      resolve();
    };
    const look = () => client.isFetching() === 0 && end();
    const patience = setTimeout(end, maxWaitMs);
    const stop = client.getQueryCache().subscribe(look);
    look();
  });
}
