import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePullToRefresh } from '../../lib/react/use-pull-to-refresh.ts';
import { Spinner } from '../../ui/controls/spinner.tsx';
import { tick } from '../../ui/haptics.ts';

export function PullToRefresh({ refresh }: { refresh: () => Promise<void> }) {
  const { t } = useTranslation();
  const { pulled, isRefreshing } = usePullToRefresh(() => {
    tick();
    return refresh();
  });
  const distance = isRefreshing ? 1 : pulled;
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(4.5rem+var(--offline-line))] z-bar flex h-0 justify-center"
    >
      {distance > 0 && (
        <span
          style={{ opacity: distance, transform: `translateY(${(distance - 1) * 40}px)` }}
          className="grid size-10 place-items-center rounded-full border border-line bg-surface text-ink shadow-float"
        >
          <Spinner />
          {isRefreshing && <span className="sr-only">{t('feed.refreshing')}</span>}
        </span>
      )}
    </div>
  );
}
