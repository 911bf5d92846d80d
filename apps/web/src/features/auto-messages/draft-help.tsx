import { type AutoMessageKind, hintMaxLength } from '@kindred/contract/auto-messages/limits';
import { useMutation } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Input } from '../../ui/form/text-field.tsx';

type DraftHelpProps = { kind: AutoMessageKind; isEmpty: boolean; onDraft: (content: string) => void };

/** Has a draft written by the companion; it takes the place of what stands there, and nothing is saved by it. */
export function DraftHelp({ kind, isEmpty, onDraft }: DraftHelpProps) {
  const { t } = useTranslation();
  const [hint, setHint] = useState('');
  const draft = useMutation({
    mutationFn: () => call('generateAutoReply', { kind, hint }),
    onSuccess: ({ content }) => onDraft(content),
  });
  return (
    <div className="mt-4 flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow basis-56">
          <Input
            label={t('prefs.auto.hint')}
            maxLength={hintMaxLength}
            value={hint}
            onChange={({ target }) => setHint(target.value)}
          />
        </div>
        <Button variant="secondary" isLoading={draft.isPending} onClick={() => draft.mutate()}>
          <WandSparkles aria-hidden="true" className="size-4" />
          {t(isEmpty ? 'prefs.auto.draft' : 'prefs.auto.draftAgain')}
        </Button>
      </div>
      {draft.error && (
        <p role="alert" className="text-danger">
          {errorText(draft.error)}
        </p>
      )}
    </div>
  );
}
