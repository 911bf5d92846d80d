import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';

export function LeaveDialog({ onClose }: DialogProps<'leave'>) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('composer.leaveTitle')}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button onClick={() => onClose()}>{t('composer.stay')}</Button>
          <Button variant="secondary" onClick={() => onClose('leave')}>
            {t('composer.leave')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">{t('composer.leaveText')}</p>
    </Dialog>
  );
}
