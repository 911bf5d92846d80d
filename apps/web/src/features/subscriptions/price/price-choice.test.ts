import { expect, test } from 'vitest';
import { groupIdOf, priceChoiceOf } from './price-choice.ts';

test('every tier with every trial comes back as it went', () => {
  for (const groupId of [null, 'group_1', 'group_4', 'group_2_3', 'group_3_7']) {
    expect(groupIdOf(priceChoiceOf(groupId))).toBe(groupId);
  }
});

test('a group that is no tier is shown as free, which sells nothing by mistake', () => {
  expect(priceChoiceOf('group_9')).toEqual({ tier: 'free', trialDays: '0' });
});
