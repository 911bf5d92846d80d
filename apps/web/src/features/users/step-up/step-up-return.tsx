import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/call/call.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Spinner } from '../../../ui/controls/spinner.tsx';
import { type StepUpProof, takeStepUpProof } from './step-up.ts';

/** Finishes a step-up when the person comes back from the provider, and says when it came to nothing. */
export function StepUpReturn({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation();
  const confirm = useMutation({
    mutationFn: ({ provider, idToken, nonce }: StepUpProof) =>
      call('stepUp', { provider, id_token: idToken, nonce }),
    onSuccess: onConfirmed,
  });
  const [isRefused, setRefused] = useState(false);
  const { mutate } = confirm;
  useEffect(() => {
    const proof = takeStepUpProof();
    if (proof === 'refused') setRefused(true);
    else if (proof) mutate(proof);
  }, [mutate]);

  if (confirm.isPending)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t('stepUp.working')}
      </p>
    );
  const problem = isRefused ? t('stepUp.refused') : confirm.error && errorText(confirm.error);
  if (!problem) return null;
  return (
    <p role="alert" className="text-danger">
      {problem}
    </p>
  );
}
