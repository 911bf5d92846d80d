import type { Post } from '@kindred/contract/posts/calls';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { VerifiedName } from '../../ui/text/verified-name.tsx';
import { shownMedia } from '../posts/data/shown-media.ts';
import { mediaSummary } from '../posts/unlock/media-summary.ts';
import { PostThumbnail } from './post-thumbnail.tsx';

/** The columns of pictures that one keeps. */
export const keptGrid = 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3';

type KeptTileProps = {
  post: Post;
  /** When it was written, or bought and for what. */
  note: string;
  /** What can be done with it. */
  children?: ReactNode;
};

/** A post that one keeps, as a picture of 3 by 4; of words alone, the words. */
export function KeptTile({ post, note, children }: KeptTileProps) {
  const { t } = useTranslation();
  const { char_id, name, is_blue_label } = post.character;
  const hasPicture = shownMedia(post).length > 0;
  return (
    <article
      aria-label={t('library.postOf', { name })}
      className="relative aspect-3/4 overflow-hidden rounded-media bg-sunken text-white"
    >
      {hasPicture ? (
        <PostThumbnail post={post} sizes="(min-width: 640px) 210px, 50vw" />
      ) : (
        <p dir="auto" className="wrap-anywhere line-clamp-6 p-4 pe-12 text-ink">
          {post.content}
        </p>
      )}
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 via-black/55 to-transparent px-3 pt-10 pb-2.5">
        {/* The link covers the tile; the menu lies above it. */}
        <Link
          to={paths.post(char_id, post.diary_id)}
          className="flex after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-media focus-visible:after:outline-2 focus-visible:after:outline-white focus-visible:after:-outline-offset-4"
        >
          <VerifiedName name={name} label={is_blue_label} />
        </Link>
        {hasPicture && (
          <p dir="auto" className="truncate text-caption text-white/90">
            {post.content || mediaSummary(post.media, t)}
          </p>
        )}
        <p className="truncate text-note text-white/75 tabular-nums">{note}</p>
      </div>
      {children && <div className="absolute end-1.5 top-1.5 rounded-full bg-surface/90">{children}</div>}
    </article>
  );
}
