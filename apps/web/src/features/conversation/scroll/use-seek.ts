import { type RefObject, useEffect, useRef } from 'react';
import type { JumpTarget } from './use-jump.ts';
import type { MessageWindow } from './use-message-window.ts';

type Options = {
  /** The message that is looked for. */
  target: JumpTarget | undefined;
  firstSeq: number | undefined;
  lastSeq: number;
  messageWindow: MessageWindow;
  viewport: RefObject<HTMLElement | null>;
};

export function useSeek({ target, firstSeq, lastSeq, messageWindow, viewport }: Options): void {
  const lastTarget = useRef<JumpTarget>(undefined);
  const { hasOlder, hasNewer, isLoading, error, loadAround } = messageWindow;
  useEffect(() => {
    if (target === undefined || firstSeq === undefined || lastTarget.current === target) return;
    const isOutside = (target.seq < firstSeq && hasOlder) || (target.seq > lastSeq && hasNewer);
    if (isOutside) {
      if (!isLoading && !error) loadAround(target.seq);
      return;
    }
    lastTarget.current = target;
    const message = viewport.current?.querySelector<HTMLElement>(`[data-seq="${target.seq}"]`);
    if (message) show(message);
  });
}

function show(message: HTMLElement): void {
  message.scrollIntoView({ block: 'center' });
  message.focus({ preventScroll: true });
  message.animate({ backgroundColor: ['var(--color-lamp-soft)', 'transparent'] }, 2500);
}
