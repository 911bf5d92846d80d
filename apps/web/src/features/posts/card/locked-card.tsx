import type { Post } from '@kindred/contract/posts/calls';
import { LockKeyhole } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { lockTitle } from '../unlock/lock-title.ts';
import { mediaSummary } from '../unlock/media-summary.ts';
import { PaywallActions } from '../unlock/paywall-actions.tsx';
import { PostHeader } from './post-header.tsx';

type LockedCardProps = { post: Post; position: number; menu: ComponentType<{ post: Post }> };

/** A locked post among others: whose it is, what there is, and the ways to get it, in at most 220 pixels. */
export function LockedCard({ post, position, menu: Menu }: LockedCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const blur = post.media[0]?.placeholder;
  return (
    <article
      aria-labelledby={id}
      aria-posinset={position}
      aria-setsize={-1}
      tabIndex={-1}
      className="mx-auto w-full max-w-160 overflow-hidden border-line border-y bg-surface sm:rounded-card sm:border"
    >
      <PostHeader post={post} titleId={id} showsPin={false} showsState={false}>
        <Menu post={post} />
      </PostHeader>
      <div role="group" aria-labelledby={`${id}-title ${id}-what`} className="flex gap-4 px-4 pb-4 sm:px-5">
        <span className="relative grid h-28 w-22 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken sm:w-36">
          {blur && (
            <img
              src={blur}
              alt=""
              aria-hidden="true"
              className="absolute inset-0 size-full scale-125 object-cover blur-md"
            />
          )}
          <span className="relative grid size-10 place-items-center rounded-full bg-black/55 text-white">
            <LockKeyhole aria-hidden="true" className="size-5" />
          </span>
        </span>
        <div className="flex min-w-0 grow flex-col justify-center gap-2">
          <div>
            <h3 id={`${id}-title`} className="truncate font-semibold">
              {lockTitle(post, t)}
            </h3>
            <p id={`${id}-what`} className="truncate text-caption text-ink-soft">
              {mediaSummary(post.media, t)}
            </p>
          </div>
          <PaywallActions post={post} isSmall />
        </div>
      </div>
    </article>
  );
}
