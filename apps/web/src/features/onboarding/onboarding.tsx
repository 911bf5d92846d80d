import type { UserData } from '@kindred/contract/users/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useState } from 'react';
import { hasCode } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useNavigate } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { type OnboardingStep, onboardingSteps, openStep, stepOf } from './onboarding-steps.ts';
import { StepProgress } from './step-progress.tsx';
import type { RefusedField } from './step-props.ts';
import { CompanionStep } from './steps/companion-step.tsx';
import { PriceStep } from './steps/price-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { RulesStep } from './steps/rules-step.tsx';
import { WhoStep } from './steps/who-step.tsx';
import { useBecomeCreator } from './use-become-creator.ts';
import { useCreatorDraft } from './use-creator-draft.ts';

type OnboardingProps = { user: UserData; stepName: string | undefined; referral: string | undefined };

/** The way from fan to creator, step by step; each step is an address, so that Back goes one step back. */
export function Onboarding({ user, stepName, referral }: OnboardingProps) {
  const navigate = useNavigate();
  const stored = useCreatorDraft(user);
  const become = useBecomeCreator(user);
  const [refused, setRefused] = useState<RefusedField>();
  const step = openStep(stepName, stored.draft);
  const goTo = (next: OnboardingStep) => void navigate({ href: paths.onboarding({ referral, step: next }) });

  const form: typeof stored = {
    ...stored,
    change: (patch) => {
      if (refused && refused.field in patch) setRefused(undefined);
      stored.change(patch);
    },
  };
  const goOn = () => goTo(onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? 'review');
  const finish = () =>
    become.mutate(stored, {
      onError: (error) => {
        const field = refusedField(error);
        if (!field) return;
        setRefused({ field, text: errorText(error) });
        goTo(stepOf(field));
      },
    });

  const props = { form, referral, refused, onNext: goOn };
  return (
    <>
      <StepProgress step={step} />
      {step === 'who' && <WhoStep {...props} />}
      {step === 'price' && <PriceStep {...props} />}
      {step === 'companion' && <CompanionStep {...props} />}
      {step === 'rules' && <RulesStep {...props} />}
      {step === 'review' && (
        <ReviewStep
          form={form}
          referral={referral}
          isBusy={become.isPending || become.isSuccess}
          error={become.error}
          onNext={finish}
        />
      )}
    </>
  );
}

/** The field that the server did not accept, when it is one that the person can change. */
function refusedField(error: unknown): string | undefined {
  if (hasCode(error, refusalCodes.handleTaken)) return 'handle';
  if (!hasCode(error, refusalCodes.textRefused)) return undefined;
  return (error.data as { field?: string } | undefined)?.field;
}
