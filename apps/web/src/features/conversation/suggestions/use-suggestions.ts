import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { conversationInput } from '../../inbox/inbox.queries.ts';

export type Suggestions = ReturnType<typeof useSuggestions>;

/** Asks what I could write next; `close` puts the suggestions away. */
export function useSuggestions(conversation: ChatListItem) {
  const { t } = useTranslation();
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: () => call('suggestMessages', conversationInput(conversation)),
    onSuccess: ({ list }) => {
      if (list.length === 0) toast('warning', t('suggest.none'));
    },
    onError: (error) => toast('warning', errorText(error)),
  });
  return { ask: () => mutate(), list: data?.list ?? [], isPending, close: reset };
}
