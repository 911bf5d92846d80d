import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { InviteLink } from './invite-link.tsx';
import { InviteNumbers } from './invite-numbers.tsx';
import { InviteRules } from './invite-rules.tsx';
import { InvitedList } from './invited-list.tsx';
import { inviteStatisticsQuery } from './invites.queries.ts';

/** Everything about inviting: a creator's link, what came of it, and the rules. */
export function InvitationPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(inviteStatisticsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-64 rounded-sheet" />;
  if (data.invite_url === null) {
    return (
      <EmptyState
        icon={<Gift />}
        title={t('invite.fanTitle')}
        text={t('invite.fanText')}
        action={
          <Link to={paths.creatorOnboarding} className={buttonClass()}>
            {t('invite.become')}
          </Link>
        }
      />
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-10">
      <section aria-labelledby="invite-title">
        <h2 id="invite-title" className="font-bold text-title">
          {t('invite.title')}
        </h2>
        <p className="mt-1 mb-5 text-ink-soft">{t('invite.lead')}</p>
        <InviteLink url={data.invite_url} />
      </section>
      <InviteNumbers statistics={data} />
      <InvitedList />
      <InviteRules percent={data.share_percent} months={data.share_months} />
    </div>
  );
}
