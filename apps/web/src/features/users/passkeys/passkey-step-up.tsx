import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { hasPasskeys, signWithPasskey } from './passkey-ceremony.ts';
import { passkeyProblem } from './passkey-problem.ts';
import { passkeysQuery } from './passkeys.queries.ts';

/** Confirms with a passkey; null without one, and in browsers that support none. */
export function PasskeyStepUp({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...passkeysQuery, enabled: hasPasskeys() });
  const sign = useMutation({ mutationFn: signWithPasskey, onSuccess: onConfirmed });
  if (!data?.list.length) return null;
  return (
    <>
      <Button className="self-start" isLoading={sign.isPending} onClick={() => sign.mutate()}>
        <KeyRound aria-hidden="true" className="size-5" />
        {t('stepUp.passkey')}
      </Button>
      {sign.error && (
        <p role="alert" className="text-danger">
          {passkeyProblem(sign.error, t)}
        </p>
      )}
    </>
  );
}
