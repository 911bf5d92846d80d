import type { LibraryPost } from '@kindred/contract/library/calls';
import type { Post } from '@kindred/contract/posts/calls';
import type { ComponentType, ReactNode } from 'react';
import { formatDate } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { InfiniteList } from '../../ui/layout/infinite-list.tsx';
import type { PagesQuery } from '../../ui/layout/paged-list.tsx';
import { VerifiedName } from '../../ui/text/verified-name.tsx';
import { LockedCard } from '../posts/card/locked-card.tsx';
import { postDisplay } from '../posts/data/post-display.ts';
import { useViewerId } from '../users/users.queries.ts';
import { PostThumbnail } from './post-thumbnail.tsx';

type LibraryListProps = {
  query: PagesQuery<LibraryPost>;
  label: string;
  empty: ReactNode;
  /** What can be done with a post of this list. */
  menu: ComponentType<{ post: Post }>;
  /** Takes what is no longer available out of the list, where that can be done. */
  onRemove?: (postId: string) => void;
};

/** Posts that one keeps: open ones as lines, locked ones as small cards, and a word for those that are gone. */
export function LibraryList({ query, label, empty, menu: Menu, onRemove }: LibraryListProps) {
  const viewerId = useViewerId();
  return (
    <InfiniteList query={query} empty={empty}>
      {(list) => (
        <ul aria-label={label} className="flex flex-col gap-3">
          {list.map(({ diary_id, created_time, post }, index) => (
            <li key={diary_id}>
              {!post && <Gone since={created_time} onRemove={onRemove && (() => onRemove(diary_id))} />}
              {post && postDisplay(post, viewerId) === 'locked' && (
                <LockedCard post={post} position={index + 1} menu={Menu} />
              )}
              {post && postDisplay(post, viewerId) !== 'locked' && (
                <Line post={post}>
                  <Menu post={post} />
                </Line>
              )}
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function Line({ post, children }: { post: Post; children: ReactNode }) {
  const { t } = useTranslation();
  const { char_id, name, is_blue_label } = post.character;
  return (
    <article
      aria-label={t('library.postOf', { name })}
      className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-3"
    >
      <span className="relative block h-24 w-20 shrink-0 overflow-hidden rounded-control">
        <PostThumbnail post={post} sizes="80px" />
      </span>
      <div className="min-w-0 grow">
        {/* The link covers the line; the menu lies above it. */}
        <Link
          to={paths.post(char_id, post.diary_id)}
          className="flex rounded after:absolute after:inset-0 hover:underline"
        >
          <VerifiedName name={name} label={is_blue_label} />
        </Link>
        <p dir="auto" className="wrap-anywhere line-clamp-2 text-ink-soft">
          {post.content || t('library.noWords', { count: post.media_count })}
        </p>
        <p className="text-caption text-ink-faint">{formatDate(post.created_time)}</p>
      </div>
      <div className="relative pr-2">{children}</div>
    </article>
  );
}

function Gone({ since, onRemove }: { since: string; onRemove: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed px-4 py-3">
      <p className="text-ink-soft">
        {t('library.gone')}
        <span className="block text-caption text-ink-faint">
          {t('library.keptOn', { date: formatDate(since) })}
        </span>
      </p>
      {onRemove && (
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t('library.remove')}
        </Button>
      )}
    </div>
  );
}
