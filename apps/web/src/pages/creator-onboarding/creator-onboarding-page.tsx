import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { InviterNote } from '../../features/invites/inviter-note.tsx';
import { acceptInviteQuery } from '../../features/invites/invites.queries.ts';
import { Onboarding } from '../../features/onboarding/onboarding.tsx';
import { userQuery } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../lib/navigation/navigation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { readReturnTo, takeReturnTo } from '../../lib/navigation/return-to.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** Become a creator, or stay a fan: an invitation obliges nobody. */
export function CreatorOnboardingPage({ title, search }: PageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: user, error, refetch } = useQuery(userQuery());
  const isCreator = user?.is_creator === 1;
  // A person who became a creator here, in another tab or on another device sees their creator pages.
  useEffect(() => {
    if (isCreator) void navigate({ href: takeReturnTo() ?? paths.profile, replace: true });
  }, [isCreator, navigate]);
  return (
    <Page
      title={t(title)}
      actions={
        <Link
          to={readReturnTo() ?? paths.home}
          onClick={() => void takeReturnTo()}
          className={buttonClass('quiet', 'small')}
        >
          {t('onboarding.stayFan')}
        </Link>
      }
    >
      {error && !user && <ErrorState error={error} onRetry={() => void refetch()} />}
      {((!user && !error) || isCreator) && <Skeleton className="h-96 rounded-card" />}
      {user && !isCreator && (
        <>
          <InviterOfMine referral={search.referral ?? ''} />
          <Onboarding key={user.user_id} user={user} stepName={search.step} referral={search.referral} />
        </>
      )}
    </Page>
  );
}

function InviterOfMine({ referral }: { referral: string }) {
  const { t } = useTranslation();
  const inviter = useQuery(acceptInviteQuery(referral)).data?.inviter;
  if (!inviter) return null;
  return (
    <div className="mb-6">
      <InviterNote inviter={inviter} text={t('onboarding.invited', { name: inviter.name })} />
    </div>
  );
}
