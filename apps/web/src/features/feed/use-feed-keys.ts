import { type KeyboardEvent, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1, PageDown: 1, PageUp: -1 };

/** Moves the focus from post to post: j and k, or Page Down and Page Up as the feed pattern of WAI-ARIA asks. */
export function useFeedKeys() {
  const feed = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (step === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const cards = [...(feed.current?.querySelectorAll<HTMLElement>('article') ?? [])];
    const index = cards.findIndex((card) => card.contains(event.target as Node));
    const next = cards[index + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'start' });
  };
  return { feed, onKeyDown };
}
