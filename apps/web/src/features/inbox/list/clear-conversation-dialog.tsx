import type { ChatListItem } from '@kindred/contract/chat/calls';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { peerName } from '../peer-name.ts';
import { useClearConversation } from './use-conversation-state.ts';

/** Asks before a conversation is deleted for the person alone. */
export function ClearConversationDialog({ item, onClose }: { item: ChatListItem } & DialogProps) {
  const { t } = useTranslation();
  const clear = useClearConversation();
  return (
    <Dialog
      title={t('inbox.clearTitle')}
      footer={
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={() => onClose()}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="danger"
            isLoading={clear.isPending}
            onClick={() => clear.mutate(item, { onSuccess: () => onClose() })}
          >
            {t('inbox.clearConfirm')}
          </Button>
        </div>
      }
    >
      <p>{t('inbox.clearText', { name: peerName(item) })}</p>
      {clear.error && (
        <p role="alert" className="pt-3 text-danger">
          {errorText(clear.error)}
        </p>
      )}
    </Dialog>
  );
}
