import { postPriceMax, postPriceMin } from '@kindred/contract/posts/limits';
import { Gem, X } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { AttachmentTile } from './attachment-tile.tsx';
import type { Attachments } from './use-attachments.ts';

type AttachmentTrayProps = {
  attachments: Attachments;
  /** Creators may ask diamonds for what they send. */
  isSeller: boolean;
};

export function AttachmentTray({ attachments, isSeller }: AttachmentTrayProps) {
  const { t } = useTranslation();
  if (attachments.items.length === 0) return null;
  return (
    <div className="mx-auto mb-2 flex max-w-3xl flex-col gap-2">
      <ul aria-label={t('attachment.list')} className="flex gap-2 overflow-x-auto pt-2 pe-2">
        {attachments.items.map((item, index) => (
          <li key={item.id} className="relative shrink-0">
            <AttachmentTile attachment={item} />
            <button
              type="button"
              aria-label={t('attachment.remove', { index: index + 1 })}
              onClick={() => attachments.remove(item.id)}
              className="touch-target absolute -top-2 -end-2 grid size-6 place-items-center rounded-full bg-ink text-canvas"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {isSeller && <PriceLine attachments={attachments} />}
    </div>
  );
}

function PriceLine({ attachments: { price, setPrice, diamonds } }: { attachments: Attachments }) {
  const { t } = useTranslation();
  const id = useId();
  const bounds = t('attachment.priceBounds', {
    min: formatNumber(postPriceMin),
    max: formatNumber(postPriceMax),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className="flex items-center gap-1.5 font-medium text-caption">
        <Gem aria-hidden="true" className="size-4 text-ink" />
        {t('attachment.price')}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={price}
        placeholder={t('attachment.free')}
        aria-invalid={diamonds === null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setPrice(target.value.replace(/\D/g, ''))}
        className="h-11 w-24 rounded-control border border-line-strong bg-surface px-3 tabular-nums aria-invalid:border-danger"
      />
      <span id={`${id}-note`} className="text-caption text-ink-soft">
        {diamonds === null ? (
          <span role="alert" className="text-danger">
            {bounds}
          </span>
        ) : (
          t(diamonds === undefined ? 'attachment.priceHint' : 'attachment.soldHint')
        )}
      </span>
    </div>
  );
}
