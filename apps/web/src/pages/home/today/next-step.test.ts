import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const calm = { daysSincePost: 0, drafts: 0, canceled: 0 };

test.each([
  ['a first post before everything', { ...calm, daysSincePost: undefined }, 'firstPost'],
  ['a draft that waits', { ...calm, daysSincePost: undefined, drafts: 1 }, 'draft'],
  ['a post after three quiet days', { ...calm, daysSincePost: 3, canceled: 2 }, 'quiet'],
  ['who has canceled', { ...calm, daysSincePost: 2, canceled: 2 }, 'canceled'],
  ['else a look at the companion', calm, 'companion'],
])('what a creator is advised: %s', (_what, facts, kind) => {
  expect(nextStep(facts).kind).toBe(kind);
});
