import type { VaultItem } from '@kindred/contract/creator-tools/vault-calls';
import { Play } from 'lucide-react';
import { useRef } from 'react';
import { formatDate } from '../../../lib/format/format.ts';
import { formatLength } from '../../../lib/format/format-length.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Picture } from '../../../ui/media/picture.tsx';

type VaultTileProps = { entry: VaultItem; onOpen: () => void; onStale: () => void };

/** One upload: its picture and where it is used. */
export function VaultTile({ entry, onOpen, onStale }: VaultTileProps) {
  const { t } = useTranslation();
  const staleImage = useRef('');
  const { item, posts, is_public, created_time } = entry;
  const what = t(item.type === 'video' ? 'vault.clip' : 'vault.photo');
  // Links live five minutes. One that is broken in itself must not ask for ever.
  const renew = () => {
    if (staleImage.current === item.image) return;
    staleImage.current = item.image;
    onStale();
  };
  return (
    <button
      type="button"
      aria-label={t('vault.open', { what, date: formatDate(created_time) })}
      onClick={onOpen}
      className="group relative block w-full overflow-hidden rounded-card text-start"
    >
      <Picture
        source={{ ...item, url: item.image }}
        alt=""
        sizes="(min-width: 640px) 15rem, 33vw"
        onStale={renew}
        className="aspect-3/4 transition duration-200 ease-calm group-hover:brightness-95"
      />
      {item.type === 'video' && (
        <span className="absolute top-2.5 end-2.5 flex items-center gap-1 rounded-full bg-black/60 px-2.5 py-1.5 text-caption/none text-white">
          <Play aria-hidden="true" className="size-3 fill-current" />
          {formatLength(item.duration ?? 0)}
        </span>
      )}
      <span className="absolute bottom-2.5 start-2.5 rounded-full bg-black/60 px-2.5 py-1.5 font-medium text-caption/none text-white">
        {posts.length > 0
          ? t('vault.usedIn', { count: posts.length })
          : t(is_public ? 'vault.public' : 'vault.unused')}
      </span>
    </button>
  );
}
