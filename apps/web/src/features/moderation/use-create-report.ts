import { type ReportReason, reportedType } from '@kindred/contract/moderation/limits';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { Reported } from './report.dialog.ts';

/** Hands a report on and says what becomes of it; `onSent` once it is stored. */
export function useCreateReport({ kind, id, name, chatNo }: Reported, onSent: () => void) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ reason, detail }: { reason: ReportReason; detail: string }) =>
      call('createReport', {
        reported_id: id,
        reported_type: reportedType[kind],
        ...(chatNo && { chat_no: chatNo }),
        reason,
        detail: detail.trim(),
      }),
    onSuccess: () => {
      toast('success', t('report.done'), { detail: t('report.next', { name }) });
      onSent();
    },
    onError: (error) => toast('warning', errorText(error)),
  });
}
