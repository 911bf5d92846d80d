import type { ChatMessage } from '@kindred/contract/chat/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { hasCode } from '../../../../lib/call/call-errors.ts';
import { errorText } from '../../../../lib/call/error-text.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../../ui/overlay/dialogs.ts';
import { CheckList } from '../../../../ui/text/check-list.tsx';
import { PurchaseSums } from '../../../wallet/limits/purchase-sums.tsx';
import { SpendButton } from '../../../wallet/limits/spend-button.tsx';
import { useMediaWords } from './media-words.ts';
import { useUnlockMessage } from './use-unlock-message.ts';

type UnlockMessageDialogProps = { message: ChatMessage; name: string } & DialogProps;

export function UnlockMessageDialog({ message, name, onClose }: UnlockMessageDialogProps) {
  const { t } = useTranslation();
  const { unlock, price, topUp } = useUnlockMessage(message, onClose);
  const what = useMediaWords()(message.media);
  return (
    <Dialog
      title={t('messageMedia.unlockTitle')}
      footer={
        <SpendButton
          amount={price}
          isLoading={unlock.isPending}
          error={unlock.error}
          onSpend={() => unlock.mutate()}
          onTopUp={topUp}
        >
          {t('messageMedia.unlockFor', { count: price })}
        </SpendButton>
      }
    >
      <p className="text-ink-soft">{t('messageMedia.unlockWhat', { what, name })}</p>
      <PurchaseSums price={price} error={unlock.error} />
      <CheckList lines={[t('messageMedia.keepForEver'), t('messageMedia.keepOnce')]} />
      {unlock.error && (
        <p role="alert" className="mt-4 text-danger">
          {hasCode(unlock.error, refusalCodes.priceChanged)
            ? t('messageMedia.priceChanged', { count: price })
            : errorText(unlock.error)}
        </p>
      )}
    </Dialog>
  );
}
