import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../lib/session.ts';
import { whenCalm } from '../lib/when-calm.ts';

/** Keeps the live connection open while somebody is signed in. Its code loads after the first paint. */
export function useRealtime(): void {
  const client = useQueryClient();
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (token === null) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      await whenCalm();
      const { startRealtime } = await import('./realtime.ts');
      if (!isOver) stop = startRealtime(client);
    };
    void start();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, token]);
}
