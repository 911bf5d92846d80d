import { WifiOff } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';

/** Says that there is no network, as long as there is none. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  return (
    <div role="status" className="sticky top-0 z-bar">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-caption text-canvas">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {t('error.offlineBanner')}
        </p>
      )}
    </div>
  );
}
