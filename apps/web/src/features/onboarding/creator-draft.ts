import type { CreatorKind } from '@kindred/contract/characters/limits';
import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import type { tierPriceUsdCents } from '@kindred/contract/subscriptions/tiers';
import { personalItem } from '../../lib/storage/personal-storage.ts';

export type CreatorDraft = {
  name: string;
  handle: string;
  tagline: string;
  bio: string;
  kind: CreatorKind | '';
  isPro: boolean;
  tier: keyof typeof tierPriceUsdCents;
  trialDays: 0 | 3 | 7;
  greeting: string;
  persona: string;
  ageConfirmed: boolean;
  policyAccepted: boolean;
  /** Version of the text that the two ticks are about. */
  policyVersion: string;
};

const empty: CreatorDraft = {
  name: '',
  handle: '',
  tagline: '',
  bio: '',
  kind: '',
  isPro: false,
  tier: 2,
  trialDays: 0,
  greeting: '',
  persona: '',
  ageConfirmed: false,
  policyAccepted: false,
  policyVersion: creatorPolicyVersion,
};

// For this tab: it outlives a reload and a sign-in, and goes when the person logs out.
const itemOf = (userId: string) => personalItem<CreatorDraft>('tab', `creatorDraft ${userId}`);

/** The saved draft of this person; a new draft starts with their nickname. */
export function readDraft(userId: string, nickname: string): CreatorDraft {
  const draft = { ...empty, name: nickname, ...itemOf(userId).get() };
  if (draft.policyVersion === creatorPolicyVersion) return draft;
  return { ...draft, ageConfirmed: false, policyAccepted: false, policyVersion: creatorPolicyVersion };
}

export function saveDraft(userId: string, draft: CreatorDraft): void {
  itemOf(userId).set(draft);
}

export function deleteDraft(userId: string): void {
  itemOf(userId).remove();
}

/** The tier as the wire names it; undefined for a free character. */
export function groupIdOf({ isPro, tier, trialDays }: CreatorDraft): string | undefined {
  if (!isPro) return undefined;
  return trialDays === 0 ? `group_${tier}` : `group_${tier}_${trialDays}`;
}
