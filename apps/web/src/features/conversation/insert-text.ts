import type { ConversationKey } from '@kindred/contract/chat/calls';
import { useEffect, useEffectEvent } from 'react';
import { type PersonalItem, personalItem } from '../../lib/storage/personal-storage.ts';

const composers = new Map<string, () => void>();
const nameOf = ({ char_id, user_id, chat_no }: ConversationKey) => `${char_id} ${user_id} ${chat_no}`;

export function draftItem(conversation: ConversationKey): PersonalItem<string> {
  return personalItem('tab', `draft ${nameOf(conversation)}`);
}

/** Adds a text to the draft of a conversation, also before its composer is there. */
export function insertText(conversation: ConversationKey, text: string): void {
  const item = draftItem(conversation);
  const draft = item.get()?.trimEnd() ?? '';
  item.set(draft === '' ? text : `${draft} ${text}`);
  composers.get(nameOf(conversation))?.();
}

/** Calls `onInsert` after an insertion, and once at the start: a text may come between the first render and this effect. */
export function useInsertedText(conversation: ConversationKey, onInsert: () => void): void {
  const name = nameOf(conversation);
  const insert = useEffectEvent(onInsert);
  useEffect(() => {
    insert();
    composers.set(name, () => insert());
    return () => void composers.delete(name);
  }, [name]);
}
