import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { isStepDone } from '../onboarding-steps.ts';
import { StepLayout } from '../step-layout.tsx';
import type { StepProps } from '../step-props.ts';

/** Age and content rules: two ticks, saved with the version of the text. */
export function RulesStep({ form, referral, onNext }: StepProps) {
  const { t } = useTranslation();
  const { draft, change } = form;
  const [isReminded, setReminded] = useState(false);
  const isReady = isStepDone('rules', draft);
  return (
    <StepLayout
      step="rules"
      referral={referral}
      lead={t('onboarding.rulesLead')}
      action={t('common.continue')}
      isReady={isReady}
      onSubmit={() => (isReady ? onNext() : setReminded(true))}
    >
      <Tick isTicked={draft.ageConfirmed} onTick={(ageConfirmed) => change({ ageConfirmed })}>
        {t('onboarding.ageConfirm')}
      </Tick>
      <Tick isTicked={draft.policyAccepted} onTick={(policyAccepted) => change({ policyAccepted })}>
        <RichText
          text="onboarding.policyConfirm"
          parts={{
            policy: (words) => (
              <a
                href={paths.creatorPolicy}
                target="_blank"
                rel="noreferrer"
                className="font-medium underline underline-offset-2"
              >
                {words}
              </a>
            ),
          }}
        />
      </Tick>
      <p role="status" className="font-medium text-danger">
        {isReminded && !isReady && t('onboarding.rulesNeeded')}
      </p>
      <p className="text-caption text-ink-faint">
        {t('onboarding.rulesNote', { version: draft.policyVersion })}
      </p>
    </StepLayout>
  );
}

type TickProps = { isTicked: boolean; onTick: (isTicked: boolean) => void; children: React.ReactNode };

function Tick({ isTicked, onTick, children }: TickProps) {
  return (
    <label className="flex items-start gap-4 rounded-card border border-line-strong bg-surface p-5">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-action"
      />
      <span>{children}</span>
    </label>
  );
}
