import type { LibraryPost } from '@kindred/contract/library/calls';
import type { Post } from '@kindred/contract/posts/calls';
import type { ComponentType, ReactNode } from 'react';
import { formatDate } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { InfiniteList } from '../../ui/layout/infinite-list.tsx';
import type { PagesQuery } from '../../ui/layout/paged-list.tsx';
import { LockedCard } from '../posts/card/locked-card.tsx';
import { postDisplay } from '../posts/data/post-display.ts';
import { useViewerId } from '../users/users.queries.ts';
import { KeptTile, keptGrid } from './kept-tile.tsx';

type LibraryListProps = {
  query: PagesQuery<LibraryPost>;
  label: string;
  empty: ReactNode;
  /** What can be done with a post of this list. */
  menu: ComponentType<{ post: Post }>;
  /** Takes what is no longer available out of the list, where that can be done. */
  onRemove?: (postId: string) => void;
};

/** Posts that one keeps: open ones as pictures, locked ones as small cards, and a word for those that are gone. */
export function LibraryList({ query, label, empty, menu: Menu, onRemove }: LibraryListProps) {
  const viewerId = useViewerId();
  return (
    <InfiniteList query={query} empty={empty}>
      {(list) => (
        <ul aria-label={label} className={keptGrid}>
          {list.map(({ diary_id, created_time, post }, index) => (
            <li key={diary_id} className={isTile(post, viewerId) ? undefined : 'col-span-full'}>
              {!post && <Gone since={created_time} onRemove={onRemove && (() => onRemove(diary_id))} />}
              {post && !isTile(post, viewerId) && <LockedCard post={post} position={index + 1} menu={Menu} />}
              {post && isTile(post, viewerId) && (
                <KeptTile post={post} note={formatDate(post.created_time)}>
                  <Menu post={post} />
                </KeptTile>
              )}
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function isTile(post: Post | null, viewerId: string | undefined): boolean {
  return post !== null && postDisplay(post, viewerId) !== 'locked';
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
