import { useEffect } from 'react';
import { cameFrom } from '../../features/feed/seen/came-from.ts';
import { call } from '../../lib/call/call.ts';

const visitAfterMs = 1000;

/** Tells the server that this creator's page was opened, once it has been there for a moment. */
export function useVisit(charId: string | undefined): void {
  useEffect(() => {
    if (!charId) return undefined;
    const from = cameFrom();
    const timer = setTimeout(() => {
      // Lost, it is a visit that does not count.
      call('visitPage', { char_id: charId, from }).catch(() => undefined);
    }, visitAfterMs);
    return () => clearTimeout(timer);
  }, [charId]);
}
