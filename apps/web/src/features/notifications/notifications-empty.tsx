import { Bell } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useUser } from '../users/users.queries.ts';

/** Nothing has happened yet: what will be here. */
export function NotificationsEmpty() {
  const { t } = useTranslation();
  const isCreator = useUser()?.is_creator === 1;
  if (isCreator) {
    return (
      <EmptyState icon={<Bell />} title={t('notifications.empty')} text={t('notifications.emptyCreator')} />
    );
  }
  return (
    <EmptyState
      icon={<Bell />}
      title={t('notifications.empty')}
      text={t('notifications.emptyFan')}
      action={
        <Link to={paths.discover} className={buttonClass('secondary')}>
          {t('notifications.findCreators')}
        </Link>
      }
    />
  );
}
