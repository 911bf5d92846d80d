import { type RefObject, useEffect, useRef } from 'react';
import type { JumpTarget } from './use-jump.ts';
import type { useOlderMessages } from './use-older-messages.ts';

type Options = {
  /** The message that is looked for. */
  target: JumpTarget | undefined;
  firstSeq: number | undefined;
  older: ReturnType<typeof useOlderMessages>;
  viewport: RefObject<HTMLElement | null>;
};

/** The largest page that the call gives. */
const strideSize = 100;

/** Goes back in a conversation until the message is there, shows it in the middle and lights it up for a moment. */
export function useSeek({ target, firstSeq, older, viewport }: Options): void {
  const shown = useRef<JumpTarget>(undefined);
  const { hasOlder, isLoading, error, loadOlder } = older;
  useEffect(() => {
    if (target === undefined || firstSeq === undefined || shown.current === target) return;
    if (firstSeq > target.seq && hasOlder) {
      if (!isLoading && !error) loadOlder(strideSize);
      return;
    }
    shown.current = target;
    const message = viewport.current?.querySelector<HTMLElement>(`[data-seq="${target.seq}"]`);
    if (message) show(message);
  });
}

function show(message: HTMLElement): void {
  message.scrollIntoView({ block: 'center' });
  message.focus({ preventScroll: true });
  message.animate({ backgroundColor: ['var(--color-accent-soft)', 'transparent'] }, 2500);
}
