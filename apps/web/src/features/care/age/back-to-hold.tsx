import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';

export function BackToHold() {
  const { t } = useTranslation();
  return (
    <Link to={paths.home} className="m-4 inline-block py-2 underline">
      {t('ageHold.title')}
    </Link>
  );
}
