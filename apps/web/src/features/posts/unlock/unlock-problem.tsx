import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { hasCode, RefusalError } from '../../../lib/call/call-errors.ts';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';

/** Why a purchase did not happen, and that nothing was charged. */
export function UnlockProblem({ error, price }: { error: unknown; price: number }) {
  const { t } = useTranslation();
  if (!error) return null;
  const requestId = error instanceof RefusalError ? error.requestId : null;
  return (
    <div role="alert" className="mt-4 text-danger">
      <p>
        {hasCode(error, refusalCodes.priceChanged)
          ? t('unlock.priceChanged', { count: price })
          : errorText(error)}
      </p>
      {requestId && <p className="text-caption text-ink-faint">{t('common.requestId', { id: requestId })}</p>}
    </div>
  );
}
