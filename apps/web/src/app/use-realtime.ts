import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../lib/session.ts';

/** Keeps the live connection open while somebody is signed in. Its code loads after the first paint. */
export function useRealtime(): void {
  const client = useQueryClient();
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (token === null) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./realtime.ts').then(({ startRealtime }) => {
      if (!isOver) stop = startRealtime(client);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, token]);
}
