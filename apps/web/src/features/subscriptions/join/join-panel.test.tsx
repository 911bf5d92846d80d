import type { CharacterInfo } from '@kindred/contract/characters/calls';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter, offerRest } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { JoinPanel } from './join-panel.tsx';

const offer = {
  month_usd_cents: 999,
  trial_days: 0,
  first_charge_date: '2026-11-21',
  first_charge_usd_cents: 999,
  ...offerRest,
};
const subscription = { state: 'active', period_end: '2026-12-21T12:00:00Z' } as const;

function info(given: Partial<CharacterInfo>): CharacterInfo {
  return {
    ...makeCharacter(given),
    bio: '',
    online_status: 0,
    subscription: null,
    bell: null,
    together_time: null,
    offer: null,
    intro_video: null,
    has_tiers: false,
    statistics: { follower_num: 0, post_num: 0, like_num: 0 },
    ...given,
  };
}

const pro = { group_id: 'group_2', is_sold: false };

test.each([
  { what: 'a free creator can be followed', given: {}, button: 'Follow for free' },
  {
    what: 'a pro creator costs so much a month',
    given: { ...pro, offer },
    button: 'Subscribe for $9.99 a month',
  },
  {
    what: 'a trial says what comes after it',
    given: { ...pro, offer: { ...offer, trial_days: 7 } },
    button: 'Subscribe: 7 days free, then $9.99 a month',
  },
])('$what', async ({ given, button }) => {
  await show(<JoinPanel character={info(given)} />);
  expect(await screen.findByRole('button', { name: button })).toBeTruthy();
});

test.each([
  {
    what: 'while pro sales are off',
    given: { ...pro, pro_sales_open: false },
    words: 'Temporarily unable to subscribe Pro',
  },
  {
    what: 'of an unknown tier',
    given: { ...pro, group_id: 'group_9' },
    words: 'You cannot subscribe to this creator right now.',
  },
])('$what nothing can be bought', async ({ given, words }) => {
  await show(<JoinPanel character={info(given)} />);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  { state: 'active', words: /^Renews on Dec 21/ },
  { state: 'trialing', words: /^Free trial until Dec 21/ },
  { state: 'canceled', words: /^Until Dec 21/ },
] as const)('a subscriber ($state) reads what happens next', async ({ state, words }) => {
  const character = info({ ...pro, is_sold: true, subscription: { ...subscription, state } });
  await show(<JoinPanel character={character} />);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manage subscription' }).getAttribute('href')).toBe(
    '/settings/payments/manageSubscriptions',
  );
});

test('whoever is past due is led to where it can be paid', async () => {
  const due = { ...subscription, state: 'past_due' } as const;
  await show(<JoinPanel character={info({ ...pro, offer, subscription: due })} />);
  expect(await screen.findByText('Your last payment failed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
    '/settings/payments/manageSubscriptions',
  );
});

test('who follows can stop following with one click', async () => {
  const fetch = stubFetch(() => envelope({ is_sold: false }));
  await show(<JoinPanel character={info({ is_sold: true })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Unfollow' }));
  expect(fetch.mock.calls[0]?.[0]).toBe('/v3/api/user/unfollow');
});
