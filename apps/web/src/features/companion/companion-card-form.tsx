import type { CompanionCard } from '@kindred/contract/companion/calls';
import { companionTextMax } from '@kindred/contract/companion/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useFormDraft } from '../../lib/react/use-form-draft.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { TextArea } from '../../ui/form/text-field.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { companionCardQuery } from './companion.queries.ts';

const fields = ['greeting', 'description', 'personality', 'scenario', 'examples'] as const;
const hints = { greeting: 'prefs.chat.greetingHint', examples: 'prefs.chat.examplesHint' } as const;

/** The texts that a creator writes for their companion. */
export function CompanionCardForm({ card }: { card: CompanionCard }) {
  const { t } = useTranslation();
  const form = useFormDraft(card);
  const save = useUpdateCompanionCard();
  const hintOf = (field: (typeof fields)[number]) =>
    field in hints ? t(hints[field as keyof typeof hints]) : undefined;
  return (
    <form action={() => save.mutate(form.values)} className="flex flex-col gap-6">
      <CardSection title={t('prefs.chat.card')} hint={t('prefs.chat.cardHint')}>
        <div className="flex flex-col gap-5 py-3">
          {fields.map((field) => (
            <TextArea
              key={field}
              label={t(`prefs.chat.${field}`)}
              hint={hintOf(field)}
              maxLength={companionTextMax[field]}
              className="max-h-96"
              {...form.text(field)}
            />
          ))}
        </div>
      </CardSection>
      <SaveBar isChanged={form.isDirty} isSaving={save.isPending} error={save.error} />
    </form>
  );
}

function useUpdateCompanionCard() {
  const client = useQueryClient();
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (draft: CompanionCard) => call('updateCompanionCard', draft),
    onSuccess: (card) => {
      client.setQueryData(companionCardQuery.queryKey, card);
      toast('success', t('common.saved'));
    },
  });
}
