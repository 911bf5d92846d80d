import type { Reply } from '@kindred/contract/comments/calls';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { useDeleteComment } from '../data/use-delete-comment.ts';

type Props = { postId: string; comment: Reply } & DialogProps<boolean>;

/** Asks before a comment is gone for good. */
export function DeleteCommentDialog({ postId, comment, onClose }: Props) {
  const { t } = useTranslation();
  const deleting = useDeleteComment(postId, comment, () => onClose(true));
  return (
    <Dialog
      title={t('comments.deleteTitle')}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button variant="danger" isLoading={deleting.isPending} onClick={() => deleting.mutate()}>
            {t('comments.delete')}
          </Button>
          <Button variant="secondary" onClick={() => onClose()}>
            {t('common.cancel')}
          </Button>
        </div>
      }
    >
      <blockquote
        dir="auto"
        className="wrap-anywhere line-clamp-3 border-line-strong border-s-2 ps-3 text-ink-soft"
      >
        {comment.content}
      </blockquote>
      <p className="mt-3">
        {t(comment.parent === null ? 'comments.deleteText' : 'comments.deleteReplyText')}
      </p>
      {deleting.error && (
        <p role="alert" className="mt-4 text-danger">
          {errorText(deleting.error)}
        </p>
      )}
    </Dialog>
  );
}
