import { Gem, Paperclip } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

type MediaLineProps = { mediaNum: number; price: number | null; isSold?: boolean };

export function MediaLine({ mediaNum, price, isSold = false }: MediaLineProps) {
  const { t } = useTranslation();
  return (
    <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-caption text-ink-soft">
      <span className="flex items-center gap-1">
        <Paperclip aria-hidden="true" className="size-3.5" />
        {t('prefs.auto.mediaCount', { count: mediaNum })}
      </span>
      {price !== null && (
        <span className="flex items-center gap-1">
          <Gem aria-hidden="true" className="size-3.5 text-ink" />
          {t(isSold ? 'prefs.auto.mediaSold' : 'prefs.auto.mediaPrice', { count: price })}
        </span>
      )}
    </span>
  );
}
