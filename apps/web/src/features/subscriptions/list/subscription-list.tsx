import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { subscriptionsQuery } from '../subscriptions.queries.ts';
import { SubscriptionRow } from './subscription-row.tsx';

/** My pro subscriptions, each with its next date and one button to cancel or resume. */
export function SubscriptionList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(subscriptionsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return [1, 2, 3].map((index) => <Skeleton key={index} className="mb-3 h-20 rounded-card" />);
  if (data.list.length === 0) {
    return (
      <EmptyState
        icon={<Star />}
        title={t('subscriptions.empty')}
        text={t('subscriptions.emptyText')}
        action={
          <Link to={paths.discover} className={buttonClass('secondary')}>
            {t('nav.discover')}
          </Link>
        }
      />
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {data.list.map((subscription) => (
        <SubscriptionRow key={subscription.char_id} subscription={subscription} />
      ))}
    </ul>
  );
}
