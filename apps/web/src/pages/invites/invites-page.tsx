import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inviterQuery } from '../../features/invites/invites.queries.ts';
import { userQuery } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNavigate } from '../../lib/navigation/navigation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';

/**
 * An opened invitation. The guards lead everybody on whom they know; this is what stands here while the server
 * cannot say who somebody is, and goes on by itself once it can.
 */
export function InvitesPage({ search }: PageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const referral = search.referral ?? '';
  const { data: user, error, refetch } = useQuery(userQuery());
  const inviter = useQuery(inviterQuery(referral)).data?.inviter;
  useEffect(() => {
    if (!user) return;
    const isOthers = referral !== '' && referral !== user.char_unique_id;
    void navigate({ href: isOthers ? paths.onboarding({ referral }) : paths.root, replace: true });
  }, [user, referral, navigate]);
  return (
    <main className="mx-auto flex min-h-dvh max-w-sm flex-col items-center justify-center gap-5 px-6 text-center">
      <Brand />
      {inviter && <Avatar src={inviter.avatar} name={inviter.name} size="huge" />}
      <h1 className="font-bold text-title">
        {inviter ? t('invite.welcome', { name: inviter.name }) : t('invite.welcomeUnknown')}
      </h1>
      {error && !user ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          {t('invite.opening')}
        </p>
      )}
    </main>
  );
}
