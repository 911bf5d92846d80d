import type { VaultItem } from '@kindred/contract/creator-tools/calls';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

export function VaultItemDialog({ entry }: { entry: VaultItem }) {
  const { t } = useTranslation();
  const { item, posts, is_public, created_time } = entry;
  return (
    <Dialog title={t('vault.details')}>
      {item.type === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: what people upload carries no captions.
        <video
          src={item.url}
          poster={item.image}
          controls
          playsInline
          preload="metadata"
          className="max-h-[60dvh] w-full rounded-card bg-black"
        />
      ) : (
        <Picture
          source={item}
          alt=""
          sizes="28rem"
          className="max-h-[60dvh] rounded-card [&>img]:object-contain"
        />
      )}
      <p className="mt-3 text-caption text-ink-faint">
        {t('vault.uploaded', { date: formatDateTime(created_time) })}
      </p>
      <h3 className="mt-5 mb-1 font-semibold">{t('vault.where')}</h3>
      {posts.length === 0 && (
        <p className="text-ink-soft">{t(is_public ? 'vault.wherePublic' : 'vault.whereNone')}</p>
      )}
      <ul className="divide-y divide-line">
        {posts.map((post) => (
          <li key={post.diary_id}>
            <Link
              to={paths.editPost(post.diary_id)}
              className="-mx-2 flex min-h-12 items-center rounded-control px-2 hover:bg-sunken"
            >
              <span className="line-clamp-2 py-2">{post.content || t('insights.noCaption')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
