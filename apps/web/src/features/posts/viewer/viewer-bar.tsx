import type { Post } from '@kindred/contract/posts/calls';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { LinkedText } from '../../../ui/text/linked-text.tsx';
import { useIsSalesQuiet, useViewerId } from '../../users/users.queries.ts';
import { CommentCount, type CommentsSwitch, LikeButton } from '../card/post-actions.tsx';
import { isOwnPost } from '../data/post-display.ts';
import type { ViewerParts } from './viewer-parts.ts';

type ViewerBarProps = { post: Post; onGift: ViewerParts['onGift']; comments: CommentsSwitch | undefined };

/** Below what is looked at: the words of the post, like, comments and gift. */
export function ViewerBar({ post, onGift, comments }: ViewerBarProps) {
  const { t } = useTranslation();
  const isOwn = isOwnPost(post, useViewerId());
  const isSalesQuiet = useIsSalesQuiet();
  return (
    <div className="dark flex shrink-0 items-center gap-2 bg-black px-4 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] text-ink">
      <div className="min-w-0 grow">
        {post.content !== '' && !post.content_cut && <Words text={post.content} />}
      </div>
      <div className="flex shrink-0 items-center">
        <LikeButton post={post} />
        <CommentCount count={post.statistics.comment_num} comments={comments} />
        {onGift && !isOwn && !isSalesQuiet && (
          <IconButton
            label={t('post.gift')}
            tooltipSide="top"
            icon={<Gift className="size-5.5" />}
            onClick={() => onGift(post)}
          />
        )}
      </div>
    </div>
  );
}

/** About as many characters as two lines hold beside the buttons. */
const shortLength = 60;

function Words({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p
        dir="auto"
        data-own-keys={isOpen || undefined}
        className={classNames(
          'wrap-anywhere whitespace-pre-line text-caption',
          isOpen ? 'max-h-[40dvh] overflow-y-auto overscroll-contain' : 'line-clamp-2',
        )}
      >
        <LinkedText text={text} />
      </p>
      {text.length > shortLength && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="touch-target rounded font-semibold text-caption text-ink-soft hover:text-ink"
        >
          {t(isOpen ? 'text.less' : 'text.more')}
        </button>
      )}
    </>
  );
}
