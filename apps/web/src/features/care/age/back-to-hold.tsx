import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/storage/session.ts';
import { Link } from '../../../ui/controls/link.tsx';

export function BackToHold() {
  const { t } = useTranslation();
  const isBanned = useSession(({ user }) => user?.is_banned === 1);
  return (
    <Link to={paths.home} className="m-4 inline-block py-2 underline">
      {t(isBanned ? 'ban.title' : 'ageHold.title')}
    </Link>
  );
}
