import { expect, test } from 'vitest';
import { emptyPromotion, type PromotionDraft, readPromotion } from './promotion-draft.ts';

const now = new Date('2026-11-22T12:00:00Z');
const read = (given: Partial<PromotionDraft>) =>
  readPromotion({ ...emptyPromotion, name: 'Autumn', ...given }, 'one', now);

test('what is typed becomes the promotion that is asked for, and nothing beside it', () => {
  expect(read({ percent: '25', months: '3', limit: '100' })).toEqual({
    call: {
      client_id: 'one',
      name: 'Autumn',
      audience: 'everyone',
      percent_off: 25,
      months: 3,
      claim_limit: 100,
    },
  });
  expect(read({ kind: 'first', dollars: '$1.99', percent: 'x' })).toMatchObject({
    call: { first_usd_cents: 199 },
  });
  expect(read({ kind: 'trial', days: '14', audience: 'new' })).toMatchObject({
    call: { trial_days: 14, audience: 'link' },
  });
});

test.each([
  ['a name', { name: ' ' }, 'name'],
  ['a part of the price', { percent: '95' }, 'percent'],
  ['a price of a first month', { kind: 'first', dollars: '0.20' }, 'dollars'],
  ['free days', { kind: 'trial', days: '1' }, 'days'],
  ['somebody chosen', { audience: 'chosen' }, 'chosen'],
  ['a number of times', { limit: '0' }, 'limit'],
  ['a last day that is still to come', { lastDay: '2026-11-20' }, 'lastDay'],
] as const)('%s is asked for first', (_what, given, wrong) => {
  expect(read(given)).toEqual({ wrong });
});
