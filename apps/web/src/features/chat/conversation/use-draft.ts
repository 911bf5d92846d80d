import type { ConversationKey } from '@kindred/contract/chat/calls';
import { useState } from 'react';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { useInsertedText } from './insert-text.ts';

/** The unsent text of each conversation, stored until this tab closes. */
export function useDraft(conversation: ConversationKey) {
  const { char_id, user_id, chat_no } = conversation;
  const item = personalItem<string>('tab', `draft ${char_id} ${user_id} ${chat_no}`);
  const [draft, setDraft] = useState(() => item.get() ?? '');
  const change = (text: string) => {
    setDraft(text);
    if (text) item.set(text);
    else item.remove();
  };
  useInsertedText(conversation, (text) => change(draft.trim() ? `${draft.trimEnd()} ${text}` : text));
  return [draft, change] as const;
}
