import type { Post } from '@kindred/contract/posts/calls';
import { postState } from '@kindred/contract/posts/limits';
import { Globe, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Diamonds } from '../../../ui/text/money.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';

type PostHeaderProps = {
  post: Post;
  titleId: string;
  showsPin: boolean;
  showsState: boolean;
  /** At its end. */
  children?: ReactNode;
};

export function PostHeader({ post, titleId, showsPin, showsState, children }: PostHeaderProps) {
  const { t } = useTranslation();
  const { character } = post;
  return (
    <header className="flex items-center gap-3 px-4 pt-4 pb-3 sm:px-5">
      <Link to={paths.character(character.char_id)} tabIndex={-1} aria-hidden="true" className="rounded-full">
        <Avatar src={character.avatar} name={character.name} />
      </Link>
      <div className="min-w-0 grow">
        <h2 id={titleId} className="flex">
          {/* On the creator's own page it would lead to where one is. */}
          {showsPin ? (
            <VerifiedName name={character.name} label={character.is_blue_label} />
          ) : (
            <Link to={paths.character(character.char_id)} className="flex min-w-0 rounded hover:underline">
              <VerifiedName name={character.name} label={character.is_blue_label} />
            </Link>
          )}
        </h2>
        <p className="flex gap-1.5 text-caption text-ink-faint">
          <span className="truncate">@{character.char_unique_id}</span>
          <span aria-hidden="true">·</span>
          {post.is_reposted && (
            <>
              <span className="whitespace-nowrap">{t('post.reposted')}</span>
              <span aria-hidden="true">·</span>
            </>
          )}
          <time
            dateTime={post.created_time}
            title={formatDateTime(post.created_time)}
            className="whitespace-nowrap"
          >
            {timeAgo(post.created_time)}
          </time>
          {post.is_open && <OpenMark />}
        </p>
      </div>
      {showsPin && post.sort === 1 && (
        <Tag>
          <Pin aria-hidden="true" className="size-3.5" />
          <span className="max-sm:sr-only">{t('post.pinned')}</span>
        </Tag>
      )}
      {showsState && post.price > 0 && (
        <Tag>
          <Diamonds amount={post.price} />
        </Tag>
      )}
      {showsState && <StateBadge state={post.state} />}
      {children}
    </header>
  );
}

function OpenMark() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">·</span>
      <span className="flex items-center gap-1 whitespace-nowrap">
        <Globe aria-hidden="true" className="size-3.5" />
        <span className="max-sm:sr-only">{t('post.open')}</span>
      </span>
    </>
  );
}

function StateBadge({ state }: { state: number }) {
  const { t } = useTranslation();
  switch (state) {
    case postState.private:
      return <Tag>{t('post.statePrivate')}</Tag>;
    case postState.pending:
      return <Tag tone="warning">{t('post.statePending')}</Tag>;
    case postState.rejected:
      return <Tag tone="warning">{t('post.stateRejected')}</Tag>;
    case postState.scheduled:
      return <Tag>{t('post.stateScheduled')}</Tag>;
    case postState.expired:
      return <Tag>{t('post.stateExpired')}</Tag>;
    case postState.draft:
      return <Tag>{t('post.stateDraft')}</Tag>;
    default:
      return null;
  }
}
