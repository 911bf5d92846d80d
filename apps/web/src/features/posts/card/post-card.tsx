import type { Post } from '@kindred/contract/posts/calls';
import { type ComponentType, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { useViewerId } from '../../users/users.queries.ts';
import { isOwnPost, postDisplay } from '../data/post-display.ts';
import { endReveal, useIsRevealed } from '../data/reveals.ts';
import { shownMedia } from '../data/shown-media.ts';
import { mediaHeight } from '../media/media-height.ts';
import { LazyPostExtras } from '../poll/lazy-post-extras.tsx';
import { LockedMedia } from '../unlock/locked-media.tsx';
import { PaywallActions } from '../unlock/paywall-actions.tsx';
import { ViewerPartsContext } from '../viewer/viewer-parts.ts';
import { LazyStateReason } from './lazy-state-reason.tsx';
import { makeRoomBelow } from './make-room-below.ts';
import { PostActions } from './post-actions.tsx';
import { PostCaption } from './post-caption.tsx';
import { PostHeader } from './post-header.tsx';
import { PostMedia } from './post-media.tsx';

export type PostCardProps = {
  post: Post;
  /** Its position in a feed, from 1. */
  position?: number;
  /** On the first screen: its picture is fetched before others. */
  isUrgent?: boolean;
  /** On a creator's page, where pinned posts are marked. */
  showsPin?: boolean;
  /** On the viewer's own page, where posts that are not public are marked. */
  showsState?: boolean;
  onGift?: (post: Post) => void;
  /** The menu of the post, which a higher feature provides. */
  menu?: ComponentType<{ post: Post }>;
  /** What is said about it, opened from its actions; lives further up than posts. */
  comments?: ComponentType<{ post: Post; commentId?: string | undefined }>;
  /** The comments are open from the beginning. */
  opensComments?: boolean;
  /** One of its comments that is to be seen at once. */
  commentId?: string | undefined;
};

/** One post, as wide as 640 pixels at most. */
export function PostCard({
  post,
  position,
  isUrgent = false,
  showsPin = false,
  showsState = false,
  onGift,
  menu: Menu,
  comments: Comments,
  opensComments = false,
  commentId,
}: PostCardProps) {
  const titleId = useId();
  const commentsId = useId();
  const [isOpen, setOpen] = useState(opensComments);
  const commentsPlace = useRef<HTMLDivElement>(null);
  const viewerId = useViewerId();
  const toggleComments = () => {
    setOpen(!isOpen);
    if (!isOpen && commentsPlace.current) makeRoomBelow(commentsPlace.current);
  };
  return (
    <article
      aria-labelledby={titleId}
      aria-posinset={position}
      aria-setsize={position === undefined ? undefined : -1}
      tabIndex={-1}
      // Cards out of view are not drawn; their place is kept by their known height.
      style={{ containIntrinsicSize: `auto ${expectedHeight(post)}px` }}
      className="group/post mx-auto w-full max-w-160 overflow-hidden border-line border-y bg-surface post-order [content-visibility:auto] sm:rounded-card sm:border"
    >
      <PostHeader post={post} titleId={titleId} showsPin={showsPin} showsState={showsState}>
        {Menu && <Menu post={post} />}
      </PostHeader>
      {showsState && post.state_reason && <LazyStateReason reason={post.state_reason} />}
      <PostCaption post={post} />
      <div className="post-media" onPointerDown={placeLight}>
        <ViewerPartsContext value={{ onGift, comments: Comments }}>
          <PostBody post={post} viewerId={viewerId} isUrgent={isUrgent} />
        </ViewerPartsContext>
      </div>
      {hasExtras(post) && <LazyPostExtras post={post} isOwn={isOwnPost(post, viewerId)} onGift={onGift} />}
      <PostActions
        post={post}
        isOwn={isOwnPost(post, viewerId)}
        onGift={onGift}
        comments={Comments && { isOpen, id: commentsId, onToggle: toggleComments }}
      />
      {Comments && (
        <div id={commentsId} ref={commentsPlace}>
          {isOpen && <Comments post={post} commentId={commentId} />}
        </div>
      )}
    </article>
  );
}

// Header and actions, about; the browser remembers the true height of what it has drawn once.
const furnitureHeight = 170;
const extrasHeight = 90;

function hasExtras({ goal, poll, labels }: Post): boolean {
  return goal !== null || poll !== null || labels.length > 0;
}

function expectedHeight(post: Post): number {
  return (
    furnitureHeight +
    (hasExtras(post) ? extrasHeight : 0) +
    (post.media_count > 0 ? mediaHeight(shownMedia(post)[0]) : 0)
  );
}

type PostBodyProps = { post: Post; viewerId: string | undefined; isUrgent: boolean };

function PostBody({ post, viewerId, isUrgent }: PostBodyProps) {
  const display = postDisplay(post, viewerId);
  const isRevealed = useIsRevealed(post.diary_id);
  if (display === 'locked') return <LockedMedia post={post} />;
  if (display === 'preview') return <PreviewMedia post={post} isUrgent={isUrgent} />;
  const blur = isRevealed && post.media[0]?.placeholder;
  const end = () => isRevealed && endReveal(post.diary_id);
  return (
    // A press skips the light.
    <div className="relative overflow-hidden" onPointerDown={end} onAnimationEnd={end}>
      {blur && (
        <img src={blur} alt="" className="absolute inset-0 size-full scale-125 object-cover blur-2xl" />
      )}
      <div className={isRevealed ? 'relative animate-reveal' : undefined}>
        <PostMedia post={post} items={post.media} isUrgent={isUrgent} />
      </div>
    </div>
  );
}

// Where the media were pressed last: what is unlocked there opens from that point.
function placeLight({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const { left, top } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--light-x', `${clientX - left}px`);
  currentTarget.style.setProperty('--light-y', `${clientY - top}px`);
}

// A free preview that is part of the post as well comes with its address.
function lockedCount({ media }: Post): number {
  return media.filter(({ url }) => url === '').length;
}

function PreviewMedia({ post, isUrgent }: { post: Post; isUrgent: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="relative">
        <PostMedia post={post} items={post.free_preview} isUrgent={isUrgent} />
        <span className="absolute top-3 start-3">
          <Tag>{t('post.preview')}</Tag>
        </span>
      </div>
      <div
        role="group"
        aria-label={t('post.lockedPaid')}
        className="border-line border-b bg-sunken px-5 py-6 text-center"
      >
        <p className="mb-4 text-ink-soft">{t('post.previewRest', { count: lockedCount(post) })}</p>
        <PaywallActions post={post} />
      </div>
    </>
  );
}
