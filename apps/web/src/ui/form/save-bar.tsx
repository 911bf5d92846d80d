import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../controls/button.tsx';

type SaveBarProps = { isChanged: boolean; isSaving: boolean; error: unknown };

/** The end of a form: why it could not be saved, and the way to save it. */
export function SaveBar({ isChanged, isSaving, error }: SaveBarProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" isLoading={isSaving} disabled={!isChanged}>
        {t('common.save')}
      </Button>
      {error !== null && error !== undefined && (
        <p role="alert" className="text-danger">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}
