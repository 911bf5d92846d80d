import { longest } from '@kindred/contract/onboarding/limits';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { StepLayout } from '../step-layout.tsx';
import type { StepProps } from '../step-props.ts';

export function CompanionStep({ form, referral, refused, onNext }: StepProps) {
  const { t } = useTranslation();
  const { draft, change } = form;
  const refusedText = (field: string) => (refused?.field === field ? refused.text : undefined);
  return (
    <StepLayout
      step="companion"
      referral={referral}
      lead={t('onboarding.companionLead')}
      action={t('common.continue')}
      onSubmit={onNext}
    >
      <TextArea
        label={t('onboarding.greeting')}
        hint={t('onboarding.greetingHint')}
        error={refusedText('greeting')}
        placeholder={t('onboarding.greetingExample')}
        value={draft.greeting}
        maxLength={longest.greeting}
        onChange={(event) => change({ greeting: event.target.value })}
      />
      <TextArea
        label={t('onboarding.persona')}
        hint={t('onboarding.personaHint')}
        error={refusedText('persona')}
        placeholder={t('onboarding.personaExample')}
        rows={5}
        value={draft.persona}
        maxLength={longest.persona}
        onChange={(event) => change({ persona: event.target.value })}
      />
      <p className="text-caption text-ink-faint">{t('onboarding.optional')}</p>
    </StepLayout>
  );
}
