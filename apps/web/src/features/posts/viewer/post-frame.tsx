import type { Post } from '@kindred/contract/posts/calls';
import { type ReactNode, useId, useState } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { ViewerBar } from './viewer-bar.tsx';
import type { ViewerParts } from './viewer-parts.ts';

type PostFrameProps = { post: Post; parts: ViewerParts; children: ReactNode };

/** Around what a post shows on the whole screen: whose it is, its words, what can be done, and what is said about it. */
export function PostFrame({ post, parts, children }: PostFrameProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { char_id, name, avatar } = post.character;
  const { comments: Comments } = parts;
  return (
    <div className="flex size-full max-md:flex-col">
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <div data-stage className="relative min-h-0 grow">
          {children}
          <Link
            to={paths.character(char_id)}
            className="absolute start-[calc(3.5rem+max(0.75rem,env(safe-area-inset-left)))] top-[max(0.75rem,env(safe-area-inset-top))] flex h-11 max-w-[55vw] items-center gap-2.5 rounded-full bg-black/45 ps-1.5 pe-4 font-semibold text-white transition hover:bg-white/20 focus-visible:outline-white"
          >
            <Avatar src={avatar} name={name} size="small" />
            <span className="truncate">{name}</span>
          </Link>
        </div>
        <ViewerBar
          post={post}
          onGift={parts.onGift}
          comments={Comments && { isOpen, id, onToggle: () => setOpen(!isOpen) }}
        />
      </div>
      {Comments && (
        <div
          id={id}
          hidden={!isOpen}
          data-own-keys
          className="shrink-0 overflow-y-auto overscroll-contain bg-surface text-ink max-md:h-[55dvh] md:w-96 md:pt-16"
        >
          {isOpen && <Comments post={post} />}
        </div>
      )}
    </div>
  );
}
