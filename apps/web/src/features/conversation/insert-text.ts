import type { ConversationKey } from '@kindred/contract/chat/calls';
import { useEffect, useEffectEvent } from 'react';
import { type PersonalItem, personalItem } from '../../lib/storage/personal-storage.ts';

const composers = new Map<string, (text: string) => void>();
const nameOf = ({ char_id, user_id, chat_no }: ConversationKey) => `${char_id} ${user_id} ${chat_no}`;

export function draftItem(conversation: ConversationKey): PersonalItem<string> {
  return personalItem('tab', `draft ${nameOf(conversation)}`);
}

/** Adds a text to what is being written in a conversation that is open, also before its messages are there. */
export function insertText(conversation: ConversationKey, text: string): void {
  const insert = composers.get(nameOf(conversation));
  if (insert) return insert(text);
  const draft = draftItem(conversation);
  draft.set(addText(draft.get() ?? '', text));
}

export function addText(draft: string, text: string): string {
  return draft.trim() ? `${draft.trimEnd()} ${text}` : text;
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
