import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QrCode } from '../../../ui/media/qr-code.tsx';
import { StepUpCard } from '../step-up/step-up-card.tsx';
import { CodeForm } from './code-form.tsx';
import { totpQuery } from './totp.queries.ts';

type TotpSetupProps = { onDone: (recoveryCodes: string[]) => void; onCancel: () => void };

/** Shows a new secret to the authenticator app and takes its first code; a confirmation of the person comes before. */
export function TotpSetup({ onDone, onCancel }: TotpSetupProps) {
  const { t } = useTranslation();
  const begin = useMutation({ mutationFn: () => call('beginTotp', {}) });
  const { mutate } = begin;
  useEffect(() => mutate(), [mutate]);
  return (
    <>
      {begin.isPending && <Skeleton className="h-48 rounded-card" />}
      {begin.error && hasCode(begin.error, refusalCodes.stepUpNeeded) && (
        <StepUpCard onConfirmed={() => mutate()} />
      )}
      {begin.error && !hasCode(begin.error, refusalCodes.stepUpNeeded) && (
        <ErrorState error={begin.error} onRetry={() => mutate()} />
      )}
      {begin.data && <FirstCode {...begin.data} onDone={onDone} />}
      <Button variant="quiet" className="self-start" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </>
  );
}

type FirstCodeProps = { secret: string; otpauth_url: string; onDone: (recoveryCodes: string[]) => void };

function FirstCode({ secret, otpauth_url: url, onDone }: FirstCodeProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: (code: string) => call('confirmTotp', { code }),
    onSuccess: async ({ recovery_codes }) => {
      await client.invalidateQueries({ queryKey: totpQuery.queryKey });
      onDone(recovery_codes);
    },
  });
  return (
    <>
      <p>{t('totp.scan')}</p>
      <QrCode text={url} label={t('totp.qr')} />
      <p className="text-ink-soft">
        {t('totp.byHand')}{' '}
        <a href={url} className="underline">
          {t('totp.openApp')}
        </a>
      </p>
      <code dir="ltr" className="wrap-anywhere select-all rounded-control bg-sunken p-3">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </code>
      <CodeForm
        action={t('totp.switchOn')}
        hint={t('totp.firstCodeHint')}
        error={confirm.error}
        isPending={confirm.isPending}
        onCode={(code) => confirm.mutate(code)}
      />
    </>
  );
}
