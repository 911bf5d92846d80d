import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CodeForm } from './code-form.tsx';

/** Confirms with a code of the authenticator app. */
export function CodeStepUp({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation();
  const confirm = useMutation({
    mutationFn: (code: string) => call('stepUpWithCode', { code }),
    onSuccess: onConfirmed,
  });
  return (
    <CodeForm
      action={t('stepUp.code')}
      error={confirm.error}
      isPending={confirm.isPending}
      onCode={(code) => confirm.mutate(code)}
    />
  );
}
