import { useEffect } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { setNavigationBlocker } from '../../../lib/navigation/navigation.ts';
import { getSession } from '../../../lib/storage/session.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { deleteSavedDraft, saveDraft } from '../drafts/saved-drafts.ts';
import type { Composer } from '../uploads/composer-store.ts';
import { leaveDialog } from './leave.dialog.ts';

type Writer = { userId: string; postId: string | undefined };

/** Saves the draft on this device at every change, and asks before leaving with unsent changes. */
export function useAutosave(composer: Composer, { userId, postId }: Writer): void {
  const { t } = useTranslation();

  useEffect(
    () =>
      composer.subscribe(({ draft, clientId, isTouched }) => {
        const isEmpty = postId === undefined && draft.content === '' && draft.items.length === 0;
        if (isTouched && isEmpty) deleteSavedDraft();
        else if (isTouched) saveDraft({ userId, clientId, postId }, draft);
      }),
    [composer, userId, postId],
  );

  useEffect(() => {
    const isUnsent = () => composer.getState().isTouched && getSession().token !== null;
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsent()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const removeBlocker = setNavigationBlocker(
      async () => !isUnsent() || (await openDialog(leaveDialog, {})) === 'leave',
    );
    return () => {
      window.removeEventListener('beforeunload', warn);
      removeBlocker();
      // Left by Back, which cannot be asked, or out of the dialog.
      if (isUnsent()) toast('success', t('composer.kept'));
    };
  }, [composer, t]);
}
