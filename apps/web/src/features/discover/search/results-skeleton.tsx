import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';

export function ResultsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} className="h-14" />
      ))}
    </div>
  );
}
