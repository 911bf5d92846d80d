import { Telescope } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** The address leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      icon={<Telescope />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Link to={paths.home} className={buttonClass()}>
          {t('notFound.goHome')}
        </Link>
      }
    />
  );
}
