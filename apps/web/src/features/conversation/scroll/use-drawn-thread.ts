import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Thread } from '../thread/thread.ts';

/** A message of one line is so high; header and composer take what is around. */
const leastPx = 60;
const aroundPx = 130;

/**
 * What is drawn of a conversation: as it opens the newest messages, which fill the window, and then all of them, without
 * blocking input meanwhile. `isWhole`: all at once, because it opens further up.
 */
export function useDrawnThread(thread: Thread, isWhole: boolean): Thread {
  const [isFirst, setFirst] = useState(!isWhole);
  useEffect(() => startTransition(() => setFirst(false)), []);
  return useMemo(() => (isFirst ? endOf(thread) : thread), [isFirst, thread]);
}

function endOf(thread: Thread): Thread {
  const count = Math.max(1, Math.ceil((innerHeight - aroundPx) / leastPx));
  if (thread.messages.length <= count) return thread;
  return { ...thread, messages: thread.messages.slice(-count), reachesStart: false };
}
