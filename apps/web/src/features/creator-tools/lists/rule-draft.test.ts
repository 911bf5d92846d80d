import { expect, test } from 'vitest';
import { draftOfRule, ruleOfDraft } from './rule-draft.ts';

test.each([
  [{ joined: 'pro', spent_min: 1000, spent_days: 30, quiet_days: 7 }],
  [{ any: [{ joined: 'former' }, { spent_min: 50 }, { renews: false }] }],
  [{ tier_level: 1000, country: 'DE', label_id: '7', renews: true }],
] as const)('a rule that a form shows is the same when it is saved: %j', (rule) => {
  expect(ruleOfDraft(draftOfRule(structuredClone(rule) as never))).toEqual(rule);
});

test('a form that asks nothing is no rule', () => {
  expect(ruleOfDraft(draftOfRule(null))).toBeUndefined();
});
