import { type RefObject, useEffect, useRef } from 'react';
import type { useOlderMessages } from './use-older-messages.ts';

type Options = {
  /** The number of the message that is looked for. */
  seek: number | undefined;
  firstSeq: number | undefined;
  older: ReturnType<typeof useOlderMessages>;
  viewport: RefObject<HTMLElement | null>;
};

/** The largest page that the call gives. */
const strideSize = 100;

/** Goes back in a conversation until the message is there, shows it in the middle and lights it up for a moment. */
export function useSeek({ seek, firstSeq, older, viewport }: Options): void {
  const shown = useRef<number>(undefined);
  const { hasOlder, isLoading, error, loadOlder } = older;
  useEffect(() => {
    if (seek === undefined || firstSeq === undefined || shown.current === seek) return;
    if (firstSeq > seek && hasOlder) {
      if (!isLoading && !error) loadOlder(strideSize);
      return;
    }
    shown.current = seek;
    const message = viewport.current?.querySelector<HTMLElement>(`[data-seq="${seek}"]`);
    if (message) show(message);
  });
}

function show(message: HTMLElement): void {
  message.scrollIntoView({ block: 'center' });
  message.focus({ preventScroll: true });
  message.animate({ backgroundColor: ['var(--color-accent-soft)', 'transparent'] }, 2500);
}
