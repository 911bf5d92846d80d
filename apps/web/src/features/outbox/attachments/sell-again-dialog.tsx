import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';

/** Asks before a fan is offered what they have bought already. */
export function SellAgainDialog({ count, onClose }: { count: number } & DialogProps<'again'>) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('attachment.againTitle')}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button onClick={() => onClose()}>{t('attachment.chooseOther')}</Button>
          <Button variant="secondary" onClick={() => onClose('again')}>
            {t('attachment.again')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">{t('attachment.againText', { count })}</p>
    </Dialog>
  );
}
