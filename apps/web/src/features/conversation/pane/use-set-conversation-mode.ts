import type { ConversationKey } from '@kindred/contract/chat/calls';
import type { AnswerMode } from '@kindred/contract/chat/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { fansConversationInput } from '../../inbox/inbox.queries.ts';
import { changeConversation } from '../../inbox/inbox-cache.ts';

/** Switches how one conversation is answered; `default` follows the creator's default again. */
export function useSetConversationMode(conversation: ConversationKey) {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (mode: AnswerMode | 'default') =>
      call('setConversationMode', { ...fansConversationInput(conversation), mode }),
    onSuccess: ({ chat_mode, mode }) => {
      changeConversation(client, conversation, (item) => ({
        ...item,
        chat_mode,
        mode,
        answered: mode ?? item.answered,
        handover: null,
      }));
      toast('success', t('mode.success'));
    },
    onError: () => toast('error', t('mode.failed')),
  });
}
