import { CircleDollarSign } from 'lucide-react';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BackButton } from '../../ui/layout/back-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { CreatorEarnings } from './creator-earnings.tsx';

export function EarningsPayoutsPage() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <Page
      title={t('nav.earnings')}
      lead={<BackButton fallback={paths.home} />}
      isWide={user?.is_creator === 1}
    >
      {!user && <Skeleton className="h-64 rounded-sheet" />}
      {user?.is_creator === 0 && <ForCreators />}
      {user?.is_creator === 1 && <CreatorEarnings />}
    </Page>
  );
}

function ForCreators() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<CircleDollarSign />}
      title={t('earnings.fanTitle')}
      text={t('earnings.fanText')}
      action={
        <Link to={paths.creatorOnboarding} className={buttonClass()}>
          {t('nav.creatorOnboarding')}
        </Link>
      }
    />
  );
}
