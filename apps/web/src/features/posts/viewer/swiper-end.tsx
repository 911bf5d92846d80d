import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Spinner } from '../../../ui/controls/spinner.tsx';
import { ListEnd } from '../../../ui/layout/list-end.tsx';

export function SwiperEnd({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="grid size-full place-items-center px-6">
      {error ? (
        <ListEnd error={error} onLoad={onRetry} />
      ) : (
        <p role="status">
          <Spinner />
          <span className="sr-only">{t('common.loading')}</span>
        </p>
      )}
    </div>
  );
}
