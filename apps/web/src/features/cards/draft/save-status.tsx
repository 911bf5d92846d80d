import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDraftState, useDraftStore } from './use-draft.ts';

/** Whether the draft is saved, and what to do when it is not. */
export function SaveStatus({ onReload }: { onReload: () => void }) {
  const { t } = useTranslation();
  const { flush } = useDraftStore();
  const saving = useDraftState((state) => state.saving);
  const error = useDraftState((state) => state.error);
  if (saving !== 'failed' && saving !== 'conflict') {
    return (
      <p role="status" className="text-caption text-ink-soft">
        {t(saving === 'saved' ? 'cardStudio.saved' : 'cardStudio.saving')}
      </p>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-caption text-danger">
      <span>{errorText(error)}</span>
      {saving === 'failed' ? (
        <Button variant="secondary" size="small" onClick={() => void flush()}>
          {t('common.retry')}
        </Button>
      ) : (
        <Button variant="secondary" size="small" onClick={onReload}>
          {t('cardStudio.reload')}
        </Button>
      )}
    </div>
  );
}
