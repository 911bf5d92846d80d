import { expect, test } from 'vitest';
import { groupIdOf, readDraft, saveDraft } from './creator-draft.ts';
import { openStep, stepOf } from './onboarding-steps.ts';

const begun = { ...readDraft('1', 'Ada'), handle: 'ada_stone' };

test('nobody gets past a step that still needs something', () => {
  expect(openStep(undefined, begun)).toBe('who');
  expect(openStep('nonsense', begun)).toBe('who');
  expect(openStep('companion', begun)).toBe('companion');
  expect(openStep('companion', { ...begun, handle: '12345' })).toBe('who');
  expect(openStep('review', begun)).toBe('rules');
  expect(openStep('review', { ...begun, ageConfirmed: true, policyAccepted: true })).toBe('review');
});

test('a text that was refused is changed where it was asked for', () => {
  expect([stepOf('handle'), stepOf('bio'), stepOf('persona')]).toEqual(['who', 'who', 'companion']);
});

test('a draft outlives a reload, for the person whose it is alone', () => {
  saveDraft('1', { ...begun, tagline: 'Ink' });
  expect(readDraft('1', 'Ada')).toMatchObject({ handle: 'ada_stone', tagline: 'Ink' });
  expect(readDraft('2', 'Bob')).toMatchObject({ name: 'Bob', handle: '', tagline: '' });
});

test('ticks for an older text have to be made again', () => {
  saveDraft('1', { ...begun, ageConfirmed: true, policyAccepted: true, policyVersion: '2020-01' });
  expect(readDraft('1', 'Ada')).toMatchObject({ ageConfirmed: false, policyAccepted: false });
});

test('kind, price and trial name the tier', () => {
  expect(groupIdOf(begun)).toBeUndefined();
  expect(groupIdOf({ ...begun, isPro: true, tier: 3 })).toBe('group_3');
  expect(groupIdOf({ ...begun, isPro: true, tier: 1, trialDays: 7 })).toBe('group_1_7');
});
