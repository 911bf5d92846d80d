import { factMaxLength } from '@kindred/contract/memory/limits';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';

type FactFormProps = {
  label: string;
  hint?: string;
  initial?: string;
  submitLabel: string;
  isSaving: boolean;
  error: string | undefined;
  /** `clientId` is the same until it was saved, so that a retry stores it once. */
  onSubmit: (content: string, clientId: string) => void;
  onCancel?: () => void;
};

export function FactForm({ initial = '', ...props }: FactFormProps) {
  const { label, hint, submitLabel, isSaving, error, onSubmit, onCancel } = props;
  const { t } = useTranslation();
  const [text, setText] = useState(initial);
  const [clientId] = useState(() => crypto.randomUUID());
  const content = text.trim();
  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (content !== '' && !isSaving) onSubmit(content, clientId);
      }}
    >
      <TextArea
        label={label}
        hint={hint}
        error={error}
        value={text}
        rows={2}
        maxLength={factMaxLength}
        className="min-h-16"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="small" variant="secondary" isLoading={isSaving} disabled={content === ''}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
