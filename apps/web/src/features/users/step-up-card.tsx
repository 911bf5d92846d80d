import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { currentHref } from '../../lib/navigation/navigation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { signInProvidersQuery } from './sign-in.queries.ts';
import { type StepUpProof, startStepUp, takeStepUpProof } from './step-up.ts';

/** Asks the person to sign in once more, and finishes it when they come back; `onConfirmed` may then ask again. */
export function StepUpCard({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation();
  const providers = useQuery(signInProvidersQuery());
  const confirm = useMutation({
    mutationFn: (proof: StepUpProof | 'refused') => {
      if (proof === 'refused') throw new RefusedByProvider();
      return call('stepUp', { provider: proof.provider, id_token: proof.idToken, nonce: proof.nonce });
    },
    onSuccess: onConfirmed,
  });
  const { mutate } = confirm;
  useEffect(() => {
    const proof = takeStepUpProof();
    if (proof) mutate(proof);
  }, [mutate]);

  if (confirm.isPending)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t('stepUp.working')}
      </p>
    );
  const problem = confirm.error instanceof RefusedByProvider ? t('stepUp.refused') : undefined;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('stepUp.title')}</h3>
      <p className="text-ink-soft">{t('stepUp.text')}</p>
      {confirm.error && (
        <p role="alert" className="text-danger">
          {problem ?? errorText(confirm.error)}
        </p>
      )}
      {providers.error && <ErrorState error={providers.error} onRetry={() => void providers.refetch()} />}
      {providers.isPending && <Skeleton className="h-11 rounded-full" />}
      <div className="flex flex-wrap gap-3">
        {providers.data?.list.map((provider) => (
          <Button
            key={provider.provider}
            variant="secondary"
            onClick={() => startStepUp(provider, currentHref())}
          >
            {t(`stepUp.${provider.provider}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

class RefusedByProvider extends Error {}
