import { StaffDesk } from '../../features/moderation/desk/staff-desk.tsx';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function StaffPage() {
  const { t } = useTranslation();
  const user = useUser();
  const role = user?.staff_role ?? 'member';
  return (
    <Page title={t('desk.title')} isWide>
      {role === 'admin' && (
        <Link to={paths.staffModel} className="mb-3 inline-block py-2 underline">
          {t('desk.model')}
        </Link>
      )}
      {role !== 'member' && <StaffDesk role={role} />}
    </Page>
  );
}
