import type { VaultItem } from '@kindred/contract/creator-tools/vault-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime, formatUsd } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { PlainVideo } from '../../media/playback/plain-video.tsx';
import { vaultFoldersQuery } from '../creator-tools.queries.ts';
import { useMoveToFolder } from './use-vault.ts';

export function VaultItemDialog({ entry }: { entry: VaultItem }) {
  const { t } = useTranslation();
  const { item, created_time, message_num, earned_usd_cents } = entry;
  return (
    <Dialog title={t('vault.details')}>
      {item.type === 'video' ? (
        <PlainVideo
          url={item.url}
          poster={item.image}
          onStale={() => undefined}
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
      {earned_usd_cents !== 0 && (
        <p className="mt-1 font-semibold text-money">
          {t('vault.earned', { amount: formatUsd(earned_usd_cents) })}
        </p>
      )}
      <FolderChoice entry={entry} />
      <h3 className="mt-5 mb-1 font-semibold">{t('vault.where')}</h3>
      <Uses entry={entry} />
      {message_num > 0 && <p className="text-ink-soft">{t('vault.inMessages', { count: message_num })}</p>}
    </Dialog>
  );
}

function FolderChoice({ entry }: { entry: VaultItem }) {
  const { t } = useTranslation();
  const folders = useQuery(vaultFoldersQuery).data?.list ?? [];
  const [folderId, setFolderId] = useState(entry.folder_id ?? '');
  const move = useMoveToFolder(entry.media_id);
  if (folders.length === 0) return null;
  return (
    <Select
      label={t('vault.folder')}
      value={folderId}
      onChange={({ target }) => {
        setFolderId(target.value);
        move.mutate(target.value);
      }}
    >
      <option value="">{t('vault.noFolder')}</option>
      {folders.map(({ folder_id, name }) => (
        <option key={folder_id} value={folder_id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function Uses({ entry: { posts, is_public, message_num } }: { entry: VaultItem }) {
  const { t } = useTranslation();
  if (posts.length === 0) {
    if (message_num > 0) return null;
    return <p className="text-ink-soft">{t(is_public ? 'vault.wherePublic' : 'vault.whereNone')}</p>;
  }
  return (
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
  );
}
