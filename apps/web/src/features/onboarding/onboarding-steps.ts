import { handlePattern } from '@kindred/contract/characters/limits';
import { tidyHandle } from '@kindred/contract/onboarding/limits';
import type { CreatorDraft } from './creator-draft.ts';

export const onboardingSteps = ['who', 'price', 'companion', 'rules', 'review'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Whether a step says all that must be said. What only the server knows is checked at the end. */
export function isStepDone(step: OnboardingStep, draft: CreatorDraft): boolean {
  if (step === 'who') return draft.name.trim() !== '' && handlePattern.test(tidyHandle(draft.handle));
  if (step === 'rules') return draft.ageConfirmed && draft.policyAccepted;
  return true;
}

/** The requested step, or the first one on the way there that still needs something. */
export function openStep(name: string | undefined, draft: CreatorDraft): OnboardingStep {
  const index = Math.max(
    0,
    onboardingSteps.findIndex((step) => step === name),
  );
  return (
    onboardingSteps.slice(0, index).find((step) => !isStepDone(step, draft)) ??
    onboardingSteps[index] ??
    'who'
  );
}

/** The step of each text of the form. */
const stepOfField: Record<string, OnboardingStep> = { greeting: 'companion', persona: 'companion' };

/** The step at which a text that the server refused can be changed. */
export function stepOf(field: string): OnboardingStep {
  return stepOfField[field] ?? 'who';
}
