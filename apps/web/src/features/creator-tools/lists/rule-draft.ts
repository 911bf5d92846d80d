import type { ListRule } from '@kindred/contract/lists/calls';

/** A rule as a form has it: '' for what it does not ask. */
export type RuleDraft = {
  needs: 'all' | 'any';
  joined: '' | 'free' | 'pro' | 'any' | 'former';
  spentMin: string;
  spentDays: string;
  quietDays: string;
  tierLevel: string;
  country: string;
  labelId: string;
  renews: '' | 'yes' | 'no';
};

const emptyRule: RuleDraft = {
  needs: 'all',
  joined: '',
  spentMin: '',
  spentDays: '',
  quietDays: '',
  tierLevel: '',
  country: '',
  labelId: '',
  renews: '',
};

/** Fills the form. Of a rule that it cannot show, with groups in groups, it is empty. */
export function draftOfRule(rule: ListRule | null): RuleDraft {
  const { any, all: _all, ...own } = rule ?? {};
  const parts = any ?? [own];
  const merged: ListRule = Object.assign({}, ...parts);
  const {
    joined = '',
    spent_min,
    spent_days,
    quiet_days,
    tier_level,
    country = '',
    label_id = '',
    renews,
  } = merged;
  return {
    ...emptyRule,
    needs: any ? 'any' : 'all',
    joined,
    spentMin: textOf(spent_min && spent_min / 100),
    spentDays: textOf(spent_days),
    quietDays: textOf(quiet_days),
    tierLevel: textOf(tier_level),
    country,
    labelId: label_id,
    renews: renews === undefined ? '' : renews ? 'yes' : 'no',
  };
}

/** The rule that a form says; undefined while it says nothing. */
export function ruleOfDraft(draft: RuleDraft): ListRule | undefined {
  const spentMin = Math.round(Number(draft.spentMin) * 100);
  const spentDays = wholeOf(draft.spentDays);
  const conditions: ListRule[] = [
    ...(draft.joined ? [{ joined: draft.joined }] : []),
    ...(spentMin > 0 ? [{ spent_min: spentMin, ...(spentDays && { spent_days: spentDays }) }] : []),
    ...(wholeOf(draft.quietDays) ? [{ quiet_days: wholeOf(draft.quietDays) }] : []),
    ...(wholeOf(draft.tierLevel) ? [{ tier_level: wholeOf(draft.tierLevel) }] : []),
    ...(draft.country ? [{ country: draft.country }] : []),
    ...(draft.labelId ? [{ label_id: draft.labelId }] : []),
    ...(draft.renews ? [{ renews: draft.renews === 'yes' }] : []),
  ];
  if (conditions.length === 0) return undefined;
  if (draft.needs === 'all' || conditions.length === 1) return Object.assign({}, ...conditions);
  return { any: conditions };
}

function textOf(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function wholeOf(text: string): number | undefined {
  const value = Math.round(Number(text));
  return value > 0 ? value : undefined;
}
