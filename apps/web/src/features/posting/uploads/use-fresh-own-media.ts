import { useRef } from 'react';
import { call } from '../../../lib/call/call.ts';
import type { Composer } from './composer-store.ts';

// Links live 150 to 300 s. One that fails so soon after it was asked for is not expired but broken.
const tooSoonMs = 60_000;

/** What to call when a picture of the draft does not load: asks for fresh links of all of them, once. */
export function useFreshOwnMedia(composer: Composer): () => void {
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const ids = composer.getState().draft.items.flatMap(({ media }) => media?.media_id ?? []);
    if (ids.length === 0 || performance.now() - askedAt.current < tooSoonMs) return;
    askedAt.current = performance.now();
    call('listOwnMedia', { media_ids: ids.join(',') }).then(
      ({ list }) => composer.freshen(list),
      // The stand-in stays.
      () => undefined,
    );
  };
}
