import type { CreatorDraftForm } from './use-creator-draft.ts';

/** A text that the server did not accept, and why. */
export type RefusedField = { field: string; text: string };

export type StepProps = {
  form: CreatorDraftForm;
  referral: string | undefined;
  refused: RefusedField | undefined;
  onNext: () => void;
};
