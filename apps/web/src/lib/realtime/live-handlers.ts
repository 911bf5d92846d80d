import type { LiveEvent } from '@kindred/contract/all/events';
import type { QueryClient } from '@tanstack/react-query';

type EventOf<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>;

/** What a feature does to the cache when an event arrives. One `<feature>.realtime.ts` exports one of these. */
export type LiveHandlers = {
  on?: { [Type in LiveEvent['type']]?: (event: EventOf<Type>, client: QueryClient) => void };
  /** The connection is open (again): fetches what may have been missed. */
  resync?: (client: QueryClient) => void;
};

/** Hands an event to every handler of its type. */
export function dispatchLive(handlers: readonly LiveHandlers[], event: LiveEvent, client: QueryClient): void {
  for (const { on } of handlers) {
    // The key and the event carry the same type, which the compiler cannot follow through the lookup.
    const handle = on?.[event.type] as ((event: LiveEvent, client: QueryClient) => void) | undefined;
    handle?.(event, client);
  }
}
