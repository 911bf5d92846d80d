import type { Post } from '@kindred/contract/posts/calls';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { shownMedia } from '../data/shown-media.ts';
import { LockedMedia } from '../unlock/locked-media.tsx';
import { PostSlides } from './post-slides.tsx';

type SwiperPostProps = { post: Post; startAt: number; isInView: boolean };

/** One post of the swiper: what the viewer may have of it, and what is locked in words, with the ways to it. */
export function SwiperPost({ post, startAt, isInView }: SwiperPostProps) {
  const { char_id, name, avatar } = post.character;
  const isLocked = post.access !== 'full';
  const hasMedia = shownMedia(post).length > 0;
  return (
    <>
      {hasMedia ? (
        <PostSlides
          post={post}
          startAt={startAt}
          isInView={isInView}
          last={isLocked ? <Locked post={post} /> : undefined}
        />
      ) : (
        <Locked post={post} />
      )}
      <Link
        to={paths.character(char_id)}
        className="absolute start-[calc(3.5rem+max(0.75rem,env(safe-area-inset-left)))] top-[max(0.75rem,env(safe-area-inset-top))] flex h-11 max-w-[55vw] items-center gap-2.5 rounded-full bg-black/45 ps-1.5 pe-4 font-semibold text-white transition hover:bg-white/20 focus-visible:outline-white"
      >
        <Avatar src={avatar} name={name} size="small" />
        <span className="truncate">{name}</span>
      </Link>
    </>
  );
}

function Locked({ post }: { post: Post }) {
  return (
    <div className="grid size-full items-center overflow-y-auto sm:px-16">
      <div className="mx-auto w-full max-w-2xl overflow-hidden sm:rounded-card">
        <LockedMedia post={post} />
      </div>
    </div>
  );
}
