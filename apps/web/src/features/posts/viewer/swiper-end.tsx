import { RotateCw } from 'lucide-react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Spinner } from '../../../ui/controls/spinner.tsx';

/** Where the posts that are known end: the next ones load, or can be asked for again. */
export function SwiperEnd({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex size-full flex-col items-center justify-center gap-4 px-6 text-center">
      {error ? (
        <>
          <p role="alert">{errorText(error)}</p>
          <Button variant="secondary" onClick={onRetry}>
            <RotateCw aria-hidden="true" className="size-4" />
            {t('common.retry')}
          </Button>
        </>
      ) : (
        <p role="status">
          <Spinner />
          <span className="sr-only">{t('common.loading')}</span>
        </p>
      )}
    </div>
  );
}
