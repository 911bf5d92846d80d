import type { Post } from '@kindred/contract/posts/calls';
import { LockKeyhole } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { lockTitle } from '../unlock/lock-title.ts';
import { mediaSummary } from '../unlock/media-summary.ts';
import { PaywallActions } from '../unlock/paywall-actions.tsx';

type LockedCardProps = { post: Post; position: number; menu: ComponentType<{ post: Post }> };

/** An offer among open posts: whose it is, what there is and the way to have it, in a row of 112 pixels. */
export function LockedCard({ post, position, menu: Menu }: LockedCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { character } = post;
  return (
    <article
      aria-labelledby={id}
      aria-posinset={position}
      aria-setsize={-1}
      tabIndex={-1}
      className="group/post mx-auto flex min-h-28 w-full max-w-160 items-center gap-3 border-line border-y bg-surface py-2 ps-4 pe-2 sm:rounded-card sm:border sm:ps-5"
    >
      <Link
        to={paths.post(character.char_id, post.diary_id)}
        tabIndex={-1}
        aria-hidden="true"
        className="relative grid size-22 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken"
      >
        <Thumbnail post={post} />
      </Link>
      <div role="group" aria-labelledby={`${id}-what`} className="flex min-w-0 grow flex-col gap-1.5">
        <div>
          <h2 id={id} className="flex">
            <Link to={paths.character(character.char_id)} className="flex min-w-0 rounded hover:underline">
              <VerifiedName name={character.name} label={character.is_blue_label} />
            </Link>
          </h2>
          <p id={`${id}-what`} className="truncate text-caption text-ink-soft">
            {[lockTitle(post, t), mediaSummary(post.media, t)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <PaywallActions post={post} isSmall />
      </div>
      <div className="self-start">
        <Menu post={post} />
      </div>
    </article>
  );
}

function Thumbnail({ post }: { post: Post }) {
  const [preview] = post.free_preview;
  if (preview) {
    const source = preview.type === 'video' ? { ...preview, url: preview.image } : preview;
    return <Picture source={source} alt="" sizes="88px" className="size-full" />;
  }
  const blur = post.media[0]?.placeholder;
  return (
    <>
      {blur && (
        <img src={blur} alt="" className="absolute inset-0 size-full scale-125 object-cover blur-md" />
      )}
      <span className="relative grid size-9 place-items-center rounded-full bg-black/55 text-white">
        <LockKeyhole className="size-4" />
      </span>
    </>
  );
}
