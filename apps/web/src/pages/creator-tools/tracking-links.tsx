import { useQuery } from '@tanstack/react-query';
import { InviteLink } from '../../features/invites/invite-link.tsx';
import { inviteStatisticsQuery } from '../../features/invites/invites.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** The link that counts today, where links of their own for each place will be. */
export function TrackingLinks() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(inviteStatisticsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-soft">{t('tracking.text')}</p>
      {data?.invite_url ? <InviteLink url={data.invite_url} /> : <Skeleton className="h-56 rounded-sheet" />}
      <Link to={paths.setting('invitationPage')} className={`${buttonClass('secondary')} mt-4`}>
        {t('tracking.more')}
      </Link>
    </>
  );
}
