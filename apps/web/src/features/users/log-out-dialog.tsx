import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../ui/overlay/dialogs.ts';
import { logOut } from './log-out.ts';

/** Asks before a logout, because it deletes drafts. */
export function LogOutDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('logOut.title')}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button onClick={logOut}>{t('nav.logout')}</Button>
          <Button variant="secondary" onClick={() => onClose()}>
            {t('common.cancel')}
          </Button>
        </div>
      }
    >
      <p>{t('logOut.text')}</p>
    </Dialog>
  );
}
