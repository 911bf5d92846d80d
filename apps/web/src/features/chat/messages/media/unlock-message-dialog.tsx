import type { ChatMessage } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import type { DialogProps } from '../../../../ui/overlay/dialogs.ts';
import { SpendButton } from '../../../wallet/limits/spend-button.tsx';
import { PurchaseDialog } from '../../../wallet/purchase/purchase-dialog.tsx';
import { useMediaWords } from './media-words.ts';
import { useUnlockMessage } from './use-unlock-message.ts';

type UnlockMessageDialogProps = { message: ChatMessage; name: string } & DialogProps;

/** What buying the media of a message costs and gives, before anything is spent. */
export function UnlockMessageDialog({ message, name, onClose }: UnlockMessageDialogProps) {
  const { t } = useTranslation();
  const { unlock, price } = useUnlockMessage(message, onClose);
  return (
    <PurchaseDialog
      title={t('messageMedia.unlockTitle')}
      what={t('messageMedia.unlockWhat', { what: useMediaWords()(message.media), name })}
      price={price}
      keeps={t('messageMedia.keepForEver')}
      error={unlock.error}
      footer={
        <SpendButton amount={price} isLoading={unlock.isPending} onSpend={() => unlock.mutate()}>
          {t('messageMedia.unlockFor', { count: price })}
        </SpendButton>
      }
    />
  );
}
