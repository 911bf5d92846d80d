import type { Reply } from '@kindred/contract/comments/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useViewerId } from '../../users/users.queries.ts';
import { CommentComposer } from '../composer/comment-composer.tsx';
import { mayComment } from '../composer/may-comment.ts';
import { CommentActionsContext } from './comment-actions.ts';
import { CommentList } from './comment-list.tsx';
import { CommentsHelp } from './comments-help.tsx';
import { useCommentSection } from './use-comment-section.ts';

type CommentSectionProps = {
  post: Post;
  /** The comment of the address. */
  commentId?: string | undefined;
  onReport?: (comment: Reply) => void;
};

export function CommentSection(props: CommentSectionProps) {
  const { t } = useTranslation();
  const may = mayComment(props.post, useViewerId());
  return (
    <section aria-label={t('comments.title')} className="border-line border-t">
      {may === 'locked' ? (
        <p className="px-4 py-4 text-ink-soft sm:px-5">{t('comments.locked')}</p>
      ) : (
        <Conversation {...props} may={may} />
      )}
    </section>
  );
}

type ConversationProps = CommentSectionProps & { may: Exclude<ReturnType<typeof mayComment>, 'locked'> };

function Conversation({ post, commentId, onReport, may }: ConversationProps) {
  const { actions, composer, list, help, said } = useCommentSection(post, may === 'yes', onReport);
  return (
    <CommentActionsContext value={actions}>
      <CommentList post={post} commentId={commentId} ref={list} />
      {help !== null && <CommentsHelp text={help} />}
      <CommentComposer may={may} {...composer} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </CommentActionsContext>
  );
}
