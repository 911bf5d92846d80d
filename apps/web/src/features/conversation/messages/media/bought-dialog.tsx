import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { BoughtList } from './bought-list.tsx';

export function BoughtDialog() {
  const { t } = useTranslation();
  return (
    <Dialog title={t('messageMedia.bought')}>
      <BoughtList />
    </Dialog>
  );
}
