import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { RefusalError } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../controls/button.tsx';

const goneCodes: readonly number[] = [
  refusalCodes.notFound,
  refusalCodes.postDeleted,
  refusalCodes.commentDeleted,
  refusalCodes.messageDeleted,
];

/** A part of the page could not be had: why, in one sentence, a way to try again, and what to quote to support. What is gone stays gone. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  const isGone = error instanceof RefusalError && goneCodes.includes(error.code);
  const requestId = !isGone && error instanceof RefusalError ? error.requestId : null;
  return (
    <div role="alert" className="mx-auto flex max-w-sm flex-col items-center gap-3 px-6 py-16 text-center">
      <h2 className="font-semibold text-lead">{errorText(error)}</h2>
      {onRetry && !isGone && (
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {requestId && <p className="text-caption text-ink-faint">{t('common.requestId', { id: requestId })}</p>}
    </div>
  );
}
