import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';

/** Asks before a person leaves with unsaved changes of a card. */
export function LeaveStudioDialog({ onClose }: DialogProps<'leave'>) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('cardStudio.leave.title')}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button onClick={() => onClose()}>{t('cardStudio.leave.stay')}</Button>
          <Button variant="secondary" onClick={() => onClose('leave')}>
            {t('cardStudio.leave.leave')}
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">{t('cardStudio.leave.text')}</p>
    </Dialog>
  );
}
