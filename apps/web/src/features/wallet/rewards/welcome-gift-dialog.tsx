import { giftMin } from '@kindred/contract/gifts/limits';
import { Gift } from 'lucide-react';
import { useRef } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { Diamonds } from '../../../ui/text/money.tsx';
import { useReceiveWelcomeGift } from './use-receive-welcome-gift.ts';

export function WelcomeGiftDialog({ diamonds, onClose }: { diamonds: number } & DialogProps) {
  const { t } = useTranslation();
  const { receive, isReceiving, error } = useReceiveWelcomeGift(onClose);
  const receiveButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t('welcome.title')}
      focusFirst={receiveButton}
      footer={
        <div className="flex flex-col gap-2">
          <Button
            ref={receiveButton}
            size="large"
            className="w-full"
            isLoading={isReceiving}
            onClick={receive}
          >
            {t('welcome.receive')}
          </Button>
          <Button size="large" variant="quiet" className="w-full" onClick={() => onClose()}>
            {t('welcome.later')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col items-center gap-3 pt-2 pb-2 text-center">
        <span className="mb-1 grid size-20 place-items-center rounded-full bg-sunken text-ink">
          <Gift aria-hidden="true" className="size-9" />
        </span>
        <Diamonds amount={diamonds} className="text-display" />
        <p className="text-lead">{t('welcome.text', { count: diamonds })}</p>
        <p className="text-ink-soft">
          {diamonds >= giftMin ? t('welcome.useGift') : t('welcome.use', { min: giftMin })}
        </p>
        <p className="text-caption text-ink-faint">{t('welcome.terms')}</p>
        {error && (
          <p role="alert" className="text-danger">
            {t('welcome.failed', { reason: errorText(error) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
