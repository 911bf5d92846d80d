import type { ConversationKey } from '@kindred/contract/chat/calls';
import { useState } from 'react';
import { draftItem, useInsertedText } from '../insert-text.ts';

/** The unsent text of each conversation, stored until this tab closes. */
export function useDraft(conversation: ConversationKey) {
  const item = draftItem(conversation);
  const [draft, setDraft] = useState(() => item.get() ?? '');
  const change = (text: string) => {
    setDraft(text);
    if (text) item.set(text);
    else item.remove();
  };
  useInsertedText(conversation, () => setDraft(item.get() ?? ''));
  return [draft, change] as const;
}
