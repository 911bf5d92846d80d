import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { useDeletePost } from './use-manage-post.ts';

/** Asks before a post is gone for good. */
export function DeletePostDialog({ postId, onClose }: { postId: string } & DialogProps) {
  const { t } = useTranslation();
  const deleting = useDeletePost(postId, onClose);
  return (
    <Dialog
      title={t('postMenu.deleteTitle')}
      footer={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button variant="danger" isLoading={deleting.isPending} onClick={() => deleting.mutate()}>
            {t('postMenu.delete')}
          </Button>
          <Button variant="secondary" onClick={() => onClose()}>
            {t('common.cancel')}
          </Button>
        </div>
      }
    >
      <p>{t('postMenu.deleteText')}</p>
      <p className="mt-3 text-caption text-ink-soft">{t('postMenu.deleteKeeps')}</p>
      {deleting.error && (
        <p role="alert" className="mt-4 text-danger">
          {errorText(deleting.error)}
        </p>
      )}
    </Dialog>
  );
}
