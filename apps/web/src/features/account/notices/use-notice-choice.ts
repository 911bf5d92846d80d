import type { NoticeChoice } from '@kindred/contract/account/calls';
import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useOptimisticChange } from '../../../lib/call/use-optimistic-change.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { pushConfigQuery } from '../account.queries.ts';

type Choice = CallInput<'updatePushConfig'>;

/** Switches one kind of notice at once, and back with a reason when it cannot be saved. */
export function useNoticeChoice() {
  const { t } = useTranslation();
  return useOptimisticChange<CallOutput<'getPushConfig'>, Choice>({
    queryKey: pushConfigQuery.queryKey,
    send: (choice) => call('updatePushConfig', choice),
    show: ({ list }, choice) => ({ list: list.map((notice) => chosen(notice, choice)) }),
    onRefused: (error) => toast('error', t('prefs.notices.failed', { reason: errorText(error) })),
  });
}

function chosen(notice: NoticeChoice, { push_type, channel, is_on }: Choice): NoticeChoice {
  return notice.push_type === push_type ? { ...notice, [channel]: is_on } : notice;
}
