import type { Reply } from '@kindred/contract/comments/calls';
import { formatDateTime } from '../../../lib/format/format.ts';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { VipBadge } from '../../shop/vip/vip-badge.tsx';
import { isPending } from '../composer/pending-comment.ts';
import { useCommentActions } from './comment-actions.ts';
import { CommentMenu } from './comment-menu.tsx';
import { CommentText } from './comment-text.tsx';

export function CommentView({ comment }: { comment: Reply }) {
  const { t } = useTranslation();
  const { onReply } = useCommentActions();
  const isOnItsWay = isPending(comment);
  return (
    <div className={classNames('flex gap-3', isOnItsWay && 'opacity-60')}>
      <Face comment={comment} />
      <div className="min-w-0 grow">
        <p className="flex min-w-0 items-center gap-1.5 text-caption">
          <Name comment={comment} />
          {comment.is_owner && (
            <span className="shrink-0 rounded-full bg-sunken px-2 py-0.5 font-medium text-ink text-caption/none">
              {t('comments.creator')}
            </span>
          )}
          <span aria-hidden="true" className="text-ink-faint">
            ·
          </span>
          <time
            dateTime={comment.created_time}
            title={formatDateTime(comment.created_time)}
            className="shrink-0 text-ink-faint"
          >
            {isOnItsWay ? t('comments.sending') : timeAgo(comment.created_time)}
          </time>
        </p>
        <CommentText comment={comment} />
        {onReply && !isOnItsWay && (
          <button
            type="button"
            aria-label={t('comments.replyTo', { name: comment.nickname })}
            onClick={() => onReply(comment)}
            className="-mx-2 -mb-1 inline-flex h-8 items-center rounded px-2 font-semibold text-caption text-ink-soft hover:text-ink pointer-coarse:h-11"
          >
            {t('comments.reply')}
          </button>
        )}
      </div>
      {!isOnItsWay && <CommentMenu comment={comment} />}
    </div>
  );
}

function Face({ comment: { avatar, nickname, char_id } }: { comment: Reply }) {
  const face = <Avatar src={avatar} name={nickname} size="small" />;
  if (char_id === null) return face;
  return (
    <Link to={paths.character(char_id)} tabIndex={-1} aria-hidden="true" className="h-fit rounded-full">
      {face}
    </Link>
  );
}

function Name({ comment: { nickname, char_id, is_blue_label, is_vip } }: { comment: Reply }) {
  const { t } = useTranslation();
  const face = <VerifiedName name={nickname || t('comments.nobody')} label={is_blue_label} />;
  const name = (
    <>
      {face}
      {is_vip && <VipBadge />}
    </>
  );
  if (char_id === null) return name;
  return (
    <Link to={paths.character(char_id)} className="flex min-w-0 rounded hover:underline">
      {name}
    </Link>
  );
}
