import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Input } from '../../../ui/form/text-field.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

/** The last step: a word typed in full. */
export function DeletionForm() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const deletion = useDeleteAccount();
  const word = t('prefs.delete.word');
  const isTyped = typed.trim().toUpperCase() === word;
  return (
    <CardSection title={t('prefs.delete.confirmTitle')}>
      <form
        action={() => {
          if (isTyped) deletion.mutate();
        }}
        className="flex flex-col gap-4 py-3"
      >
        <Input
          label={t('prefs.delete.typeWord', { word })}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={deletion.error ? errorText(deletion.error) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          type="submit"
          variant="danger"
          className="self-start"
          isLoading={deletion.isPending}
          disabled={!isTyped}
        >
          {t('prefs.delete.action')}
        </Button>
      </form>
    </CardSection>
  );
}
