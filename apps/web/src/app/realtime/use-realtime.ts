import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { untilAnswered } from '../../lib/query/until-answered.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { whenIdle } from '../../lib/react/when-idle.ts';
import { useSession } from '../../lib/storage/session.ts';

const loadRealtime = lazyWithRetry(() => import('./realtime.ts'));

/**
 * Keeps the live connection open while a person is signed in. Its code loads after the first paint; true from when
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
