import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { CloudOff, FileX2 } from 'lucide-react';
import { ConnectionError, RefusalError, UnreadableError } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../controls/button.tsx';

const goneCodes: readonly number[] = [
  refusalCodes.notFound,
  refusalCodes.postDeleted,
  refusalCodes.commentDeleted,
  refusalCodes.messageDeleted,
];

const hasReason = (error: unknown) =>
  [ConnectionError, RefusalError, UnreadableError].some((kind) => error instanceof kind);

/** A part of the page could not be had: why, in one sentence, a way to try again, and what to quote to support. What is gone stays gone. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  const isGone = error instanceof RefusalError && goneCodes.includes(error.code);
  const requestId = !isGone && error instanceof RefusalError ? error.requestId : null;
  const Icon = isGone ? FileX2 : CloudOff;
  return (
    <div role="alert" className="mx-auto flex max-w-sm flex-col items-center gap-3 px-6 py-16 text-center">
      <Icon aria-hidden="true" className="size-9 text-ink-faint" />
      <h2 className="font-semibold text-lead">{hasReason(error) ? errorText(error) : t('error.title')}</h2>
      {onRetry && !isGone && (
        <Button variant="secondary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {requestId && <p className="text-caption text-ink-faint">{t('common.requestId', { id: requestId })}</p>}
    </div>
  );
}
