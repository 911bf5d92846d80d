import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

type Options = {
  /** Changes when older messages come in above. */
  firstSeq: number | undefined;
  hasOlder: boolean;
  onNearTop: () => void;
};

const nearEndPx = 80;
const nearTopPx = 400;

/**
 * Keeps a conversation where its reader is: at the end while new messages come, on the same line while older ones
 * load above, and at the same position when the view comes back. Opens at the unread line if there is one.
 */
export function useMessageScroll({ firstSeq, hasOlder, onNearTop }: Options) {
  const viewport = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const position = useRef({ isAtEnd: true, fromBottom: 0, top: 0, isOpened: false });
  const [isAtEnd, setAtEnd] = useState(false);

  const savePosition = () => {
    const element = viewport.current;
    if (!element || element.clientHeight === 0) return;
    const fromBottom = element.scrollHeight - element.scrollTop;
    const isNearEnd = fromBottom - element.clientHeight < nearEndPx;
    // New messages may have made it taller before it was scrolled after them: only going up is leaving the end.
    const atEnd = isNearEnd || (position.current.isAtEnd && element.scrollTop >= position.current.top);
    position.current = { ...position.current, isAtEnd: atEnd, fromBottom, top: element.scrollTop };
    setAtEnd(atEnd);
    if (hasOlder && element.scrollTop < nearTopPx) onNearTop();
  };

  const saveAfterLayout = useEffectEvent(savePosition);
  // Runs when messages come in above, and when the view comes back from the background.
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element || firstSeq === undefined) return;
    if (!position.current.isOpened) openAt(element, position.current);
    else if (position.current.isAtEnd) element.scrollTop = element.scrollHeight;
    else element.scrollTop = element.scrollHeight - position.current.fromBottom;
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
    element.scrollTo({ top: element.scrollHeight, behavior: 'smooth' });
  };

  return { viewport, content, isAtEnd, jumpToEnd, onScroll: savePosition };
}

function openAt(element: HTMLElement, position: { isAtEnd: boolean; isOpened: boolean }): void {
  position.isOpened = true;
  const unread = element.querySelector<HTMLElement>('[data-unread]');
  element.scrollTop = unread ? unread.offsetTop - element.clientHeight / 3 : element.scrollHeight;
  position.isAtEnd = !unread;
}
