import type { Post } from '@kindred/contract/posts/calls';
import { LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { mediaAspect } from '../media/media-height.ts';
import { lockTitle } from './lock-title.ts';
import { mediaSummary } from './media-summary.ts';
import { PaywallActions } from './paywall-actions.tsx';

/** In place of media that the viewer may not have: a blur, what is behind it, and the ways to get it. */
export function LockedMedia({ post }: { post: Post }) {
  const { t } = useTranslation();
  const id = useId();
  const item = post.media[0];
  return (
    <div
      role="group"
      aria-labelledby={`${id}-title ${id}-what`}
      // A locked post of words alone has no media area to fill.
      style={item && { aspectRatio: mediaAspect(item) }}
      className="relative grid place-items-center overflow-hidden bg-sunken"
    >
      {item?.placeholder && (
        <img
          src={item.placeholder}
          alt=""
          aria-hidden="true"
          className="absolute inset-0 size-full scale-125 object-cover blur-2xl"
        />
      )}
      <div className="absolute inset-0 bg-black/60" />
      <div className="relative flex max-w-md flex-col items-center px-6 py-10 text-center text-white">
        <span className="mb-4 grid size-14 place-items-center rounded-full bg-white/15 backdrop-blur-sm">
          <LockKeyhole aria-hidden="true" className="size-6" />
        </span>
        <h3 id={`${id}-title`} className="font-bold text-title">
          {lockTitle(post, t)}
        </h3>
        <p id={`${id}-what`} className="mt-1 text-white/85">
          {mediaSummary(post.media, t)}
        </p>
        <PaywallActions post={post} className="mt-6" />
      </div>
    </div>
  );
}
