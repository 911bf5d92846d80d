import { chatNameMax } from '@kindred/contract/chat/limits';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/form/text-field.tsx';

type ChatNameFormProps = {
  initial?: string;
  submitLabel: string;
  isSaving: boolean;
  error: Error | null;
  onSubmit: (name: string) => void;
  onCancel: () => void;
};

export function ChatNameForm({
  initial = '',
  submitLabel,
  isSaving,
  error,
  onSubmit,
  onCancel,
}: ChatNameFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial);
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSubmit(name.trim());
      }}
    >
      <Input
        label={t('chats.name')}
        hint={t('chats.nameHint')}
        error={error ? errorText(error) : undefined}
        value={name}
        maxLength={chatNameMax}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" isLoading={isSaving}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
