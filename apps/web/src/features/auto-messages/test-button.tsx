import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';

/** Sends the saved message to the creator: every device of theirs shows a banner. */
export function TestButton({ kind, isSaved }: { kind: AutoMessageKind; isSaved: boolean }) {
  const { t } = useTranslation();
  const test = useMutation({ mutationFn: () => call('testAutoMessage', { kind }) });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        disabled={!isSaved}
        isLoading={test.isPending}
        onClick={() => test.mutate()}
      >
        {t('prefs.auto.test')}
      </Button>
      <p role="status" className="text-caption text-ink-soft">
        {test.error ? errorText(test.error) : t(isSaved ? 'prefs.auto.testHint' : 'prefs.auto.testSave')}
      </p>
    </div>
  );
}
