import { type QueryClient, useQuery } from '@tanstack/react-query';
import { conversationsQuery } from '../../features/inbox/inbox.queries.ts';
import { LoginInviter } from '../../features/invites/login-inviter.tsx';
import { signInProvidersQuery } from '../../features/users/sign-in.queries.ts';
import { CodeForm } from '../../features/users/totp/code-form.tsx';
import { useSignInReturn } from '../../features/users/use-sign-in-return.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { AppearanceButtons } from '../../ui/form/appearance-buttons.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { ConsentStep } from './consent-step.tsx';
import { LoginDestination } from './login-destination.tsx';
import { FaceRow } from './login-faces.tsx';
import { LoginProblem } from './login-problem.tsx';
import { LoginStage } from './login-stage.tsx';
import { SignInForm } from './sign-in-form.tsx';

// Prefetched for the page after the sign-in; a failure does no harm.
const loadConversations = (client: QueryClient) => void client.prefetchInfiniteQuery(conversationsQuery);

/** The door: the way in, and what is open to everyone beside it, below it on phones. */
export function LoginPage({ search }: PageProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(signInProvidersQuery());
  const returned = useSignInReturn(loadConversations);
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[1.1fr_1fr]">
      <LoginStage />
      <main className="flex min-w-0 flex-col px-6 py-5 sm:px-12 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto">
        <header className="flex items-center justify-between">
          <Brand />
          <AppearanceButtons />
        </header>
        <div className="mx-auto flex w-full max-w-sm grow flex-col justify-center py-10">
          {search.referral ? <LoginInviter referral={search.referral} /> : <LoginDestination />}
          <FaceRow />
          <h1 className="font-bold text-display">{t('login.headline')}</h1>
          <p className="mt-4 mb-8 text-lead text-ink-soft">{t('login.lead')}</p>
          <LoginProblem returned={returned} providersError={error} />
          {returned.state === 'working' ? (
            <p role="status" className="flex items-center gap-3 font-medium text-lead">
              <Spinner />
              {t('login.working')}
            </p>
          ) : returned.state === 'consent' ? (
            <ConsentStep onConsent={returned.onConsent} />
          ) : returned.state === 'code' ? (
            <CodeForm
              action={t('login.goOn')}
              error={returned.error}
              isPending={false}
              onCode={returned.onCode}
            />
          ) : error ? (
            <Button variant="secondary" size="large" isLoading={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          ) : (
            <SignInForm
              providers={data?.list}
              termsVersion={data?.terms_version}
              referral={search.referral}
            />
          )}
        </div>
      </main>
    </div>
  );
}
