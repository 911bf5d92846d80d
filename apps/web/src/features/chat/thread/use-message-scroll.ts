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
 * load above, and in the same place when the view comes back. Opens at the unread line if there is one.
 */
export function useMessageScroll({ firstSeq, hasOlder, onNearTop }: Options) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const place = useRef({ isAtEnd: true, fromBottom: 0, top: 0, isOpened: false });
  const [isAtEnd, setAtEnd] = useState(false);

  const notePlace = () => {
    const element = frame.current;
    if (!element || element.clientHeight === 0) return;
    const fromBottom = element.scrollHeight - element.scrollTop;
    const isNearEnd = fromBottom - element.clientHeight < nearEndPx;
    // New messages may have made it taller before it was scrolled after them: only going up is leaving the end.
    const atEnd = isNearEnd || (place.current.isAtEnd && element.scrollTop >= place.current.top);
    place.current = { ...place.current, isAtEnd: atEnd, fromBottom, top: element.scrollTop };
    setAtEnd(atEnd);
    if (hasOlder && element.scrollTop < nearTopPx) onNearTop();
  };

  const noteAfterLayout = useEffectEvent(notePlace);
  // Runs when messages come in above, and when the view comes back from the background.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || firstSeq === undefined) return;
    if (!place.current.isOpened) openAt(element, place.current);
    else if (place.current.isAtEnd) element.scrollTop = element.scrollHeight;
    else element.scrollTop = element.scrollHeight - place.current.fromBottom;
    noteAfterLayout();
  }, [firstSeq]);

  useEffect(() => {
    const observed = content.current;
    if (!observed) return;
    const watch = new ResizeObserver(() => {
      if (place.current.isAtEnd && frame.current) frame.current.scrollTop = frame.current.scrollHeight;
    });
    watch.observe(observed);
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);

  const jumpToEnd = () => {
    const element = frame.current;
    if (!element) return;
    place.current.isAtEnd = true;
    element.scrollTo({ top: element.scrollHeight, behavior: 'smooth' });
  };

  return { frame, content, isAtEnd, jumpToEnd, onScroll: notePlace };
}

function openAt(element: HTMLElement, place: { isAtEnd: boolean; isOpened: boolean }): void {
  place.isOpened = true;
  const unread = element.querySelector<HTMLElement>('[data-unread]');
  element.scrollTop = unread ? unread.offsetTop - element.clientHeight / 3 : element.scrollHeight;
  place.isAtEnd = !unread;
}
