import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CodeForm } from './code-form.tsx';
import { totpQuery } from './totp.queries.ts';

type TotpChangeProps = {
  change: 'remove' | 'renew';
  onRenewed: (recoveryCodes: string[]) => void;
  onClose: () => void;
};

/** Switches the codes off, or makes new recovery codes; either takes a code. */
export function TotpChange({ change, onRenewed, onClose }: TotpChangeProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: async (code: string) => {
      if (change === 'renew') return (await call('renewRecoveryCodes', { code })).recovery_codes;
      await call('removeTotp', { code });
      return undefined;
    },
    onSuccess: async (recoveryCodes) => {
      await client.invalidateQueries({ queryKey: totpQuery.queryKey });
      if (recoveryCodes) return onRenewed(recoveryCodes);
      toast('success', t('totp.off'));
      onClose();
    },
  });
  return (
    <>
      <p>{t(change === 'renew' ? 'totp.renewText' : 'totp.removeText')}</p>
      <CodeForm
        action={t(change === 'renew' ? 'totp.renew' : 'totp.remove')}
        error={send.error}
        isPending={send.isPending}
        onCode={(code) => send.mutate(code)}
      />
      <Button variant="quiet" className="self-start" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </>
  );
}
