import type { UserData } from '@kindred/contract/users/calls';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/call/call-queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';
import { useSetChatMode } from './use-set-chat-mode.ts';

type ChatModeDialogProps = { mode: UserData['chat_mode'] } & DialogProps<boolean>;

export function ChatModeDialog({ mode, onClose }: ChatModeDialogProps) {
  const { t } = useTranslation();
  const {
    data: reach,
    error,
    refetch,
  } = useQuery({ ...callQuery('getChatModeReach', {}), staleTime: 0, gcTime: 0 });
  const setMode = useSetChatMode();
  const isManual = mode === 1;
  const confirm = () => setMode.mutate(mode, { onSettled: (answer) => onClose(answer !== undefined) });
  return (
    <Dialog title={t(isManual ? 'mode.askManual' : 'mode.askAi')}>
      {reach && (
        <div className="flex flex-col gap-2 text-ink-soft">
          <p>{t(isManual ? 'mode.touchesManual' : 'mode.touchesAi', { count: reach.following })}</p>
          {reach.differing > 0 && <p>{t('mode.differing', { count: reach.differing })}</p>}
        </div>
      )}
      {!reach &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-12" />)}
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="quiet" onClick={() => onClose()}>
          {t('common.cancel')}
        </Button>
        <Button disabled={!reach} isLoading={setMode.isPending} onClick={confirm}>
          {t(isManual ? 'mode.confirmManual' : 'mode.confirmAi')}
        </Button>
      </div>
    </Dialog>
  );
}
