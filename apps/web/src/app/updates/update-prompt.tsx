import { RefreshCw } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { applyUpdate, useUpdate } from './watch-for-updates.ts';

/** Offers a new version; the person decides when, because a reload interrupts writing and watching. */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const ready = useUpdate((update) => update.ready);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-19 z-toast mb-[env(safe-area-inset-bottom)] flex justify-center px-4 md:bottom-24"
    >
      {ready && (
        <div className="pointer-events-auto flex animate-rise items-center gap-1 rounded-full border border-line bg-surface py-2 pe-2 ps-5 sm:gap-2 shadow-float">
          <RefreshCw aria-hidden="true" className="size-5 shrink-0 text-ink-soft max-sm:hidden" />
          <span className="me-1 font-medium">{t('update.ready')}</span>
          <Button variant="quiet" size="small" onClick={() => useUpdate.setState({ ready: null })}>
            {t('update.later')}
          </Button>
          <Button size="small" onClick={() => applyUpdate(ready)}>
            {t('update.reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
