import { CircleAlert } from 'lucide-react';
import type { SignInReturn } from '../../features/users/use-sign-in-return.ts';
import { errorText } from '../../lib/call/error-text.ts';
import type { Translate } from '../../lib/i18n/text-key.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

type LoginProblemProps = { returned: SignInReturn; providersError: unknown };

/** Why nobody is signed in yet, when something went wrong. */
export function LoginProblem({ returned, providersError }: LoginProblemProps) {
  const { t } = useTranslation();
  const text = problemText(returned, providersError, t);
  if (!text) return null;
  return (
    <p role="alert" className="mb-5 flex gap-3 rounded-card bg-sunken p-4 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {text}
    </p>
  );
}

function problemText(returned: SignInReturn, providersError: unknown, t: Translate): string | null {
  if (returned.state === 'failed') return errorText(returned.error);
  if (returned.state === 'refused') return t('login.refused');
  if (returned.state === 'mismatch') return t('login.mismatch');
  return providersError ? errorText(providersError) : null;
}
