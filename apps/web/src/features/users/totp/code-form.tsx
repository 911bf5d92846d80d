import { codeMaxLength } from '@kindred/contract/users/totp-limits';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/form/text-field.tsx';

type CodeFormProps = {
  action: string;
  hint?: string | undefined;
  error: unknown;
  isPending: boolean;
  onCode: (code: string) => void;
};

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ action, hint, error, isPending, onCode }: CodeFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const submit = () => {
    if (code.trim()) onCode(code.trim());
    setCode('');
  };
  return (
    <form action={submit} className="flex flex-col gap-3">
      <Input
        label={t('totp.code')}
        hint={hint ?? t('totp.codeHint')}
        error={error ? errorText(error) : undefined}
        value={code}
        maxLength={codeMaxLength}
        dir="ltr"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" className="self-start" isLoading={isPending} isDimmed={!code.trim()}>
        {action}
      </Button>
    </form>
  );
}
