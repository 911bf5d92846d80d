import { useState } from 'react';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FactForm } from './fact-form.tsx';
import { type Remembered, useSaveFact } from './memory.queries.ts';

export function AddFact({
  conversation,
  ...texts
}: {
  conversation: Remembered;
  label: string;
  hint: string;
}) {
  const { t } = useTranslation();
  const save = useSaveFact(conversation);
  // Each fact has a form of its own, so that it has an id of its own.
  const [added, setAdded] = useState(0);
  return (
    <FactForm
      key={added}
      {...texts}
      submitLabel={t('memory.addConfirm')}
      isSaving={save.isPending}
      error={save.error ? errorText(save.error) : undefined}
      onSubmit={(content, clientId) =>
        save.mutate(
          { content, isPinned: false, clientId },
          { onSuccess: () => setAdded((count) => count + 1) },
        )
      }
    />
  );
}
