import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { currentHref } from '../../../lib/navigation/navigation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PasskeyStepUp } from '../passkeys/passkey-step-up.tsx';
import { signInProvidersQuery } from '../sign-in.queries.ts';
import { CodeStepUp } from '../totp/code-step-up.tsx';
import { totpQuery } from '../totp/totp.queries.ts';
import { startStepUp } from './step-up.ts';

/**
 * Asks the person for a passkey, or for a code where an authenticator app is set up, else to sign in once more;
 * `StepUpReturn` finishes that when they come back.
 */
export function StepUpCard({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation();
  const { data: totp, error: totpError, refetch: refetchTotp } = useQuery(totpQuery);
  return (
    <div className="flex flex-col gap-3">
      <h4 className="font-semibold">{t('stepUp.title')}</h4>
      <p className="text-ink-soft">{t('stepUp.text')}</p>
      <PasskeyStepUp onConfirmed={onConfirmed} />
      {totpError && !totp && <ErrorState error={totpError} onRetry={() => void refetchTotp()} />}
      {!totpError && !totp && <Skeleton className="h-11 rounded-full" />}
      {totp && (totp.is_on === 1 ? <CodeStepUp onConfirmed={onConfirmed} /> : <ProviderStepUp />)}
    </div>
  );
}

function ProviderStepUp() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(signInProvidersQuery());
  return (
    <>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-11 rounded-full" />}
      <div className="flex flex-wrap gap-3">
        {data?.list.map((provider) => (
          <Button
            key={provider.provider}
            variant="secondary"
            onClick={() => startStepUp(provider, currentHref())}
          >
            {t(`stepUp.${provider.provider}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
