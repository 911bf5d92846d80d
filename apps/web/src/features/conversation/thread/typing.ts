import type { ConversationKey } from '@kindred/contract/chat/calls';
import { useSyncExternalStore } from 'react';

/** Longer than the pause between two signals, so that one who goes on writing is shown throughout. */
const shownMs = 6000;

const writing = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** The other side of a conversation is writing; without another signal that is over soon. */
export function noteTyping(conversation: ConversationKey): void {
  const key = keyOf(conversation);
  clearTimeout(writing.get(key));
  writing.set(
    key,
    setTimeout(() => endTyping(conversation), shownMs),
  );
  notify();
}

export function endTyping(conversation: ConversationKey): void {
  const key = keyOf(conversation);
  clearTimeout(writing.get(key));
  if (writing.delete(key)) notify();
}

export function useIsTyping(conversation: ConversationKey): boolean {
  return useSyncExternalStore(subscribe, () => writing.has(keyOf(conversation)));
}

function keyOf({ char_id, user_id, chat_no }: ConversationKey): string {
  return `${char_id} ${user_id} ${chat_no}`;
}

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
