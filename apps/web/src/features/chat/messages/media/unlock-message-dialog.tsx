import type { ChatMessage } from '@kindred/contract/chat/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { Check } from 'lucide-react';
import { hasCode } from '../../../../lib/call/call-errors.ts';
import { errorText } from '../../../../lib/call/error-text.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../../ui/overlay/dialogs.ts';
import { Diamonds } from '../../../../ui/text/money.tsx';
import { useUser } from '../../../users/users.queries.ts';
import { SpendButton } from '../../../wallet/limits/spend-button.tsx';
import { useMediaWords } from './media-words.ts';
import { useUnlockMessage } from './use-unlock-message.ts';

type UnlockMessageDialogProps = { message: ChatMessage; name: string } & DialogProps;

/** What buying the media of a message costs and gives, before anything is spent. */
export function UnlockMessageDialog({ message, name, onClose }: UnlockMessageDialogProps) {
  const { t } = useTranslation();
  const { unlock, price } = useUnlockMessage(message, onClose);
  const what = useMediaWords()(message.media);
  const balance = useUser()?.diamond;
  return (
    <Dialog
      title={t('messageMedia.unlockTitle')}
      footer={
        <SpendButton amount={price} isLoading={unlock.isPending} onSpend={() => unlock.mutate()}>
          {t('messageMedia.unlockFor', { count: price })}
        </SpendButton>
      }
    >
      <p className="text-ink-soft">{t('messageMedia.unlockWhat', { what, name })}</p>
      <dl className="my-5 grid grid-cols-[1fr_auto] gap-y-2 rounded-card bg-sunken p-4 [&_dd]:text-end">
        <dt className="font-semibold">{t('messageMedia.price')}</dt>
        <dd>
          <Diamonds amount={price} />
        </dd>
        {balance !== undefined && (
          <>
            <dt className="text-ink-soft">{t('messageMedia.balance')}</dt>
            <dd className="text-ink-soft">
              <Diamonds amount={balance} />
            </dd>
          </>
        )}
        {balance !== undefined && balance < price && (
          <dd className="col-span-2 font-medium text-caption text-warning">
            {t('messageMedia.missing', { count: price - balance })}
          </dd>
        )}
      </dl>
      <ul className="flex flex-col gap-2">
        {[t('messageMedia.keepForEver'), t('messageMedia.keepOnce')].map((line) => (
          <li key={line} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            {line}
          </li>
        ))}
      </ul>
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
