import { Gem, LockKeyhole } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { AttachmentTile } from '../outbox/attachments/attachment-tile.tsx';
import type { Attachments } from '../outbox/attachments/use-attachments.ts';

export function PreviewMedia({ attachments: { items, diamonds } }: { attachments: Attachments }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  if (diamonds === undefined || diamonds === null)
    return (
      <ul className="mb-2 flex flex-wrap gap-1.5">
        {items.map((item) => (
          <li key={item.id}>
            <AttachmentTile attachment={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className="mb-2 grid min-h-32 w-56 max-w-full place-items-center content-center gap-2 rounded-control bg-sunken p-4 text-center">
      <LockKeyhole aria-hidden="true" className="size-6 text-ink-soft" />
      <p className="text-caption text-ink-soft">{t('prefs.auto.mediaCount', { count: items.length })}</p>
      <p className="flex items-center gap-1.5 font-semibold">
        <Gem aria-hidden="true" className="size-4 text-ink" />
        {t('prefs.auto.mediaPrice', { count: diamonds })}
      </p>
    </div>
  );
}
