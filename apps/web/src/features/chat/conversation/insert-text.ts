import type { ConversationKey } from '@kindred/contract/chat/calls';
import { useEffect, useEffectEvent } from 'react';

const composers = new Map<string, (text: string) => void>();
const nameOf = ({ char_id, user_id, chat_no }: ConversationKey) => `${char_id} ${user_id} ${chat_no}`;

/** Adds a text to what is being written in a conversation that is open. */
export function insertText(conversation: ConversationKey, text: string): void {
  composers.get(nameOf(conversation))?.(text);
}

/** Calls `onText` with texts that are inserted from elsewhere. */
export function useInsertedText(conversation: ConversationKey, onText: (text: string) => void): void {
  const name = nameOf(conversation);
  const insert = useEffectEvent(onText);
  useEffect(() => {
    composers.set(name, (text) => insert(text));
    return () => void composers.delete(name);
  }, [name]);
}
