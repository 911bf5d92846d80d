import { appealMaxLength } from '@kindred/contract/care/limits';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { useCreateAppeal } from '../care.queries.ts';

/** An appeal against a decision, in the person's own words. */
export function AppealForm({ decisionId }: { decisionId: string }) {
  const { t } = useTranslation();
  const [content, setContent] = useState('');
  const appeal = useCreateAppeal(decisionId);
  const send = () => {
    if (content.trim() !== '') appeal.mutate(content.trim());
  };
  return (
    <form action={send} className="mt-3 flex flex-col gap-3">
      <TextArea
        label={t('ageHold.words')}
        error={appeal.error ? errorText(appeal.error) : undefined}
        value={content}
        rows={4}
        maxLength={appealMaxLength}
        onChange={(event) => setContent(event.target.value)}
      />
      <Button type="submit" className="self-start" isLoading={appeal.isPending}>
        {t('ageHold.send')}
      </Button>
    </form>
  );
}
