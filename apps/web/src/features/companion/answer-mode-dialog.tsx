import type { AnswerMode } from '@kindred/contract/chat/limits';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/call/call-queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';

export function AnswerModeDialog({ mode, onClose }: { mode: AnswerMode } & DialogProps<boolean>) {
  const { t } = useTranslation();
  const reachQuery = { ...callQuery('getChatModeReach', {}), staleTime: 0, gcTime: 0 };
  const { data: reach, error, refetch } = useQuery(reachQuery);
  return (
    <Dialog title={t('answerDefault.ask')}>
      {reach && (
        <div className="flex flex-col gap-2 text-ink-soft">
          <p className="font-semibold text-ink">{t(`answerDefault.${mode}`)}</p>
          <p>{t(`answerDefault.${mode}Hint`)}</p>
          <p>{t('answerDefault.touches', { count: reach.following })}</p>
          {reach.differing > 0 && <p>{t('mode.differing', { count: reach.differing })}</p>}
        </div>
      )}
      {!reach &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-24" />)}
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="quiet" onClick={() => onClose()}>
          {t('common.cancel')}
        </Button>
        <Button disabled={!reach} onClick={() => onClose(true)}>
          {t('answerDefault.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
