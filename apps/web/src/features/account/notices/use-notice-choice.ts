import type { NoticeChoice } from '@kindred/contract/account/calls';
import type { NoticeChannel, PushType } from '@kindred/contract/account/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { pushConfigQuery } from '../account.queries.ts';

type Choice = { push_type: PushType; channel: NoticeChannel; is_on: 0 | 1 };

/** Switches one kind of notice at once, and back with a reason when it cannot be saved. */
export function useNoticeChoice() {
  const client = useQueryClient();
  const { t } = useTranslation();
  const { queryKey } = pushConfigQuery;
  return useMutation({
    mutationFn: (choice: Choice) => call('updatePushConfig', choice),
    // One after the other: each answer has all switches.
    scope: { id: 'notice-choices' },
    onMutate: async (choice) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (data) => data && { list: data.list.map((one) => chosen(one, choice)) });
      return before;
    },
    onSuccess: (answer) => {
      if (client.isMutating({ mutationKey: ['notice-choice'] }) <= 1) client.setQueryData(queryKey, answer);
    },
    mutationKey: ['notice-choice'],
    onError: (error, _choice, before) => {
      client.setQueryData(queryKey, before);
      toast('error', t('prefs.notices.failed', { reason: errorText(error) }));
    },
  });
}

function chosen(one: NoticeChoice, { push_type, channel, is_on }: Choice): NoticeChoice {
  return one.push_type === push_type ? { ...one, [channel]: is_on } : one;
}
