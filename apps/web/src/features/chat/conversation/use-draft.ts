import type { ConversationKey } from '@kindred/contract/chat/calls';
import { useState } from 'react';

/** What is typed and not sent, kept for each conversation until this tab closes. */
export function useDraft({ char_id, user_id }: ConversationKey) {
  const key = `draft ${char_id} ${user_id}`;
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '');
  const change = (text: string) => {
    setDraft(text);
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  };
  return [draft, change] as const;
}
