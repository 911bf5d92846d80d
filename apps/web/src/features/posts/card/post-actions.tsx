import type { Post } from '@kindred/contract/posts/calls';
import { Gift, Heart, MessageCircle, Send, Share2 } from 'lucide-react';
import { formatCount } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';
import { useIsSalesQuiet } from '../../users/users.queries.ts';
import { useLikeHere } from '../data/use-like.ts';
import { useSharePost } from './use-share-post.ts';

type PostActionsProps = {
  post: Post;
  isOwn: boolean;
  /** Opens the gift dialog, which lives further up than posts. */
  onGift: ((post: Post) => void) | undefined;
  /** Shows and hides the comments, which live further up than posts. */
  comments: CommentsSwitch | undefined;
};

export type CommentsSwitch = { isOpen: boolean; id: string; onToggle: () => void };

export function PostActions({ post, isOwn, onGift, comments }: PostActionsProps) {
  const { t } = useTranslation();
  const share = useSharePost();
  const isSalesQuiet = useIsSalesQuiet();
  return (
    <div className="flex items-center gap-1 px-2 py-1.5 sm:px-3">
      <LikeButton post={post} />
      <CommentCount count={post.statistics.comment_num} comments={comments} />
      {!isOwn && onGift && !isSalesQuiet && (
        <IconButton
          label={t('post.gift')}
          tooltipSide="top"
          icon={<Gift className="size-5.5" />}
          onClick={() => onGift(post)}
        />
      )}
      {!isOwn && <MessageLink post={post} />}
      <IconButton
        label={t('post.share')}
        tooltipSide="top"
        icon={<Share2 className="size-5.5" />}
        onClick={() => void share(post)}
      />
    </div>
  );
}

type CommentCountProps = { count: number; comments: CommentsSwitch | undefined };

export function CommentCount({ count, comments }: CommentCountProps) {
  const { t } = useTranslation();
  const content = (
    <>
      <MessageCircle aria-hidden="true" className="size-5.5" />
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="sr-only">{t('post.comments', { count })}</span>
    </>
  );
  if (!comments) return <span className={classNames('me-auto', counter)}>{content}</span>;
  return (
    <button
      type="button"
      aria-expanded={comments.isOpen}
      aria-controls={comments.id}
      onClick={comments.onToggle}
      className={classNames('me-auto', counter, pressable)}
    >
      {content}
    </button>
  );
}

const counter = 'inline-flex h-11 items-center gap-2 rounded-full px-3 text-ink-soft tabular-nums';
// A finger gets its answer in the next frame: what moves under it would be a layer of its own.
const pressable =
  'pointer-fine:transition hover:bg-sunken hover:text-ink active:bg-sunken pointer-fine:active:scale-95';

export function LikeButton({ post }: { post: Post }) {
  const { t } = useTranslation();
  const { isLiked, count, toggle } = useLikeHere(post);
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t('post.likeOf', { likes: t('post.likes', { count }) })}
      onClick={toggle}
      className={classNames(counter, pressable)}
    >
      <Heart
        aria-hidden="true"
        className={classNames(
          'size-5.5 pointer-fine:transition',
          isLiked && 'scale-110 fill-heart text-heart',
        )}
      />
      <span aria-hidden="true">{formatCount(count)}</span>
    </button>
  );
}

function MessageLink({ post }: { post: Post }) {
  const { t } = useTranslation();
  return (
    <Tooltip text={t('post.message')} side="top">
      <Link
        to={paths.conversation(post.character.char_id)}
        aria-label={t('post.message')}
        className="grid size-11 place-items-center rounded-full text-ink-soft transition hover:bg-sunken hover:text-ink"
      >
        <Send aria-hidden="true" className="size-5.5" />
      </Link>
    </Tooltip>
  );
}
