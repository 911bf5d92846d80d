import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Options = {
  /** Changes when older messages come in above. */
  firstSeq: number | undefined;
  hasOlder: boolean;
  hasNewer: boolean;
  onNearTop: () => void;
  onNearBottom: () => void;
  /** The newest messages are not among those that are shown: reads them. */
  onWantEnd: () => void;
};

const nearEndPx = 80;
const nearTopPx = 400;

/**
 * Keeps a conversation where its reader is: at the end while new messages come, on the same line while others come in or go
 * above it, and at the same position when the view comes back. Opens at the unread line if there is one.
 */
export function useMessageScroll(options: Options) {
  const { firstSeq, hasOlder, hasNewer, onNearTop, onNearBottom, onWantEnd } = options;
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const position = useRef<Position>({ isAtEnd: true, anchor: undefined, top: 0, isOpened: false });
  const [isAtEnd, setAtEnd] = useState(false);

  const savePosition = () => {
    const element = viewport.current;
    if (!element || element.clientHeight === 0) return;
    const fromBottom = element.scrollHeight - element.scrollTop;
    const isNearEnd = fromBottom - element.clientHeight < nearEndPx;
    // New messages may have made it taller before it was scrolled after them: only going up is leaving the end.
    const stayed = position.current.isAtEnd && element.scrollTop >= position.current.top;
    const atEnd = !hasNewer && (isNearEnd || stayed);
    const anchor = findAnchor(element);
    position.current = { ...position.current, isAtEnd: atEnd, anchor, top: element.scrollTop };
    setAtEnd(atEnd);
    if (hasOlder && element.scrollTop < nearTopPx) onNearTop();
    else if (hasNewer && fromBottom - element.clientHeight < nearTopPx) onNearBottom();
  };

  const saveAfterLayout = useEffectEvent(savePosition);
  // Runs when messages come in or go above, and when the view comes back from the background.
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || firstSeq === undefined) return;
    if (!position.current.isOpened) openAt(element, position.current);
    else if (position.current.isAtEnd) element.scrollTop = element.scrollHeight;
    else keepAt(element, position.current.anchor);
    saveAfterLayout();
  }, [firstSeq]);

  useEffect(() => {
    const observed = content.current;
    if (!observed) return;
    const watch = new ResizeObserver(() => {
      if (position.current.isAtEnd && viewport.current)
        viewport.current.scrollTop = viewport.current.scrollHeight;
    });
    watch.observe(observed);
    if (viewport.current) watch.observe(viewport.current);
    return () => watch.disconnect();
  }, []);

  const jumpToEnd = () => {
    const element = viewport.current;
    if (!element) return;
    position.current.isAtEnd = true;
    if (hasNewer) return onWantEnd();
    element.scrollTo({ top: element.scrollHeight, behavior: 'smooth' });
  };

  return { viewport, content, isAtEnd, jumpToEnd, onScroll: savePosition };
}

type Position = { isAtEnd: boolean; anchor: Anchor | undefined; top: number; isOpened: boolean };

/** The first message in sight, and how far below the top it begins. */
type Anchor = { seq: string; below: number };

function findAnchor(element: HTMLElement): Anchor | undefined {
  for (const message of element.querySelectorAll<HTMLElement>('[data-seq]')) {
    if (message.offsetTop + message.offsetHeight <= element.scrollTop) continue;
    return { seq: message.dataset.seq ?? '', below: message.offsetTop - element.scrollTop };
  }
  return undefined;
}

function keepAt(element: HTMLElement, anchor: Anchor | undefined): void {
  const message = anchor && element.querySelector<HTMLElement>(`[data-seq="${anchor.seq}"]`);
  if (message) element.scrollTop = message.offsetTop - anchor.below;
}

function openAt(element: HTMLElement, position: Position): void {
  position.isOpened = true;
  const unread = element.querySelector<HTMLElement>('[data-unread]');
  element.scrollTop = unread ? unread.offsetTop - element.clientHeight / 3 : element.scrollHeight;
  position.isAtEnd = !unread;
}
