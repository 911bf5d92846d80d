import { WifiOff } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useIsOnline } from '../../lib/react/use-is-online.ts';

/** Says that there is no network, as long as there is none. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <div role="status" className="sticky top-0 z-bar">
      {!isOnline && (
        // What stays at the top of the window stays below this: theme.css gives its height to everybody.
        <p
          data-offline-line=""
          className="flex h-(--offline-line) items-center justify-center gap-2 bg-ink px-3 text-caption text-canvas"
        >
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{t('error.offlineBanner')}</span>
        </p>
      )}
    </div>
  );
}
