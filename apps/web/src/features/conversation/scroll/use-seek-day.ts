import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useCallback } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { conversationInput } from '../../inbox/inbox.queries.ts';

/** Shows the first message of a day (`2026-11-22`, where the reader is) or after it. */
export function useSeekDay(
  { side, char_id, user_id, chat_no }: ChatListItem,
  jumpTo: (seq: number) => void,
): (day: string) => void {
  return useCallback(
    (day) => {
      const midnight = new Date(`${day}T00:00:00`);
      if (Number.isNaN(midnight.getTime())) return;
      const place = {
        ...conversationInput({ side, char_id, user_id, chat_no }),
        since: midnight.toISOString(),
      };
      call('seekMessage', place).then(
        ({ seq }) => (seq === null ? toast('warning', i18n.t('chat.nothingSince')) : jumpTo(seq)),
        (error: unknown) => toast('error', errorText(error)),
      );
    },
    [side, char_id, user_id, chat_no, jumpTo],
  );
}
