import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../lib/session.ts';
import { whenCalm } from '../lib/when-calm.ts';

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
      await whenCalm();
      const { startRealtime } = await import('./realtime.ts');
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
