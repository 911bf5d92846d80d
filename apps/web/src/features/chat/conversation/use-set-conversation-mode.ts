import type { ConversationKey } from '@kindred/contract/chat/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { changeConversation } from '../chat-cache.ts';

type ChatMode = UserData['chat_mode'];

/**
 * Switches who answers in one conversation: 1 the creator, 0 their companion. What is the creator's default anyway follows
 * the default again.
 */
export function useSetConversationMode({ char_id, user_id }: ConversationKey, defaultMode: ChatMode) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (wanted: ChatMode) =>
      call('setConversationMode', {
        char_id,
        user_id,
        mode: wanted === defaultMode ? 'default' : wanted === 1 ? 'off' : 'auto',
      }),
    onSuccess: (answered) => {
      changeConversation(client, { char_id, user_id }, (item) => ({ ...item, ...answered }));
      toast('success', t('mode.success'));
    },
    onError: () => toast('error', t('mode.failed')),
  });
}
