import { postState } from '@kindred/contract/posts/limits';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { DraftState } from '../drafts/draft.ts';

type SaveButtonProps = {
  state: DraftState;
  /** It is public already: saving changes it, and publishes nothing. */
  wasPublic: boolean;
  /** Where it stands what is missing; a press leads there. */
  reasonId: string | undefined;
  isSaving: boolean;
  onSave: () => void;
};

export function SaveButton({ state, wasPublic, reasonId, isSaving, onSave }: SaveButtonProps) {
  const { t } = useTranslation();
  const label = () => {
    if (state === postState.draft) return 'composer.saveDraft';
    if (state === postState.scheduled) return 'composer.schedule';
    if (state === postState.private) return 'composer.savePrivate';
    return wasPublic ? 'composer.saveChanges' : 'composer.publish';
  };
  return (
    <Button aria-describedby={reasonId} isLoading={isSaving} onClick={onSave}>
      {t(label())}
    </Button>
  );
}
