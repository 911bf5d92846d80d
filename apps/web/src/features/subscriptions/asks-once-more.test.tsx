import type { OfferedTier } from '@kindred/contract/subscriptions/tier-calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeCharacter, offerRest } from '../../test/make-post.ts';
import { show } from '../../test/show.tsx';
import { characterQuery } from '../characters/characters.queries.ts';
import { subscriptionOptionsQuery } from '../offers/offers.queries.ts';
import { paymentMethodsQuery, spendingLimitsQuery } from '../wallet/wallet.queries.ts';
import { SubscriptionDialog } from './join/subscription-dialog.tsx';
import { PayDialog } from './list/pay-dialog.tsx';
import { SubscriptionActions } from './list/subscription-actions.tsx';
import { tiersQuery } from './subscriptions.queries.ts';
import { TierDialog } from './tiers/tier-dialog.tsx';

const character = makeCharacter({ char_id: '7', group_id: 'group_2' });
const offer = {
  month_usd_cents: 999,
  trial_days: 0,
  first_charge_date: '2026-11-21',
  first_charge_usd_cents: 999,
  ...offerRest,
};
const option = { ...offer, plan: 'month', due_usd_cents: 999, percent_off: 0 };
const higher: OfferedTier = {
  level: 4,
  name: 'Patron',
  perks: [],
  month_usd_cents: 1999,
  is_on_sale: true,
  is_mine: false,
  upgrade_usd_cents: 640,
  switch_usd_cents: null,
};
const overdue = {
  char_id: '7',
  kind: 'pro',
  state: 'past_due',
  month_usd_cents: 999,
  next_usd_cents: 999,
  offered_usd_cents: null,
  is_finding_out: false,
  intro_left: 0,
  period_end: '2026-12-20T10:00:00Z',
  renews: true,
  is_gift: false,
  bell: 'digest',
  tier_name: '',
  next_tier_name: null,
  agreed_rate: null,
  character,
} as const;

/** The calls that were made to pay; other calls get that nothing is there. */
async function open(part: ReactElement, trial_days = 0) {
  const paid: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  stubFetch((url, init) => {
    if (init?.method !== 'POST') throw new TypeError('Failed to fetch');
    paid.push(url);
    return envelope({ pay_url: '/sandbox/checkout/co_1', checkout_id: 'co_1' });
  });
  const limits = { weekly_usd_cents: null, next: null, spent_usd_cents: 0, charged_usd_cents: 0, held: null };
  const sold = trial_days > 0 ? { ...option, trial_days, due_usd_cents: 0 } : option;
  await show(part, [
    [spendingLimitsQuery.queryKey, { ...limits, confirm_above: 500 }],
    [characterQuery('7').queryKey, { ...character, has_tiers: false, offer, subscription: null }],
    [subscriptionOptionsQuery('7').queryKey, { list: [sold], code: 'none' }],
    [tiersQuery('7').queryKey, { list: [higher], period_end: overdue.period_end }],
    [paymentMethodsQuery.queryKey, { can_save: true, list: [] }],
  ]);
  return paid;
}

test.each([
  [
    'subscribing',
    'Subscribe for $9.99',
    'Yes, pay $9.99',
    <SubscriptionDialog key="1" charId="7" name="Mira" />,
  ],
  [
    'a higher tier',
    'Pay $6.40 and change now',
    'Yes, pay $6.40',
    <TierDialog key="2" charId="7" name="Mira" level={4} onClose={() => undefined} />,
  ],
  [
    'what is overdue, with a card that is chosen',
    'Pay $9.99 now',
    'Yes, pay $9.99',
    <PayDialog key="3" subscription={overdue} onClose={() => undefined} />,
  ],
  [
    'what is overdue, where no card is saved',
    'Pay $9.99 now for Mira',
    'Yes, pay $9.99',
    <SubscriptionActions key="4" subscription={overdue} />,
  ],
])(
  '%s is asked about once more above the amount that the person has set',
  async (_what, first, yes, part) => {
    const paid = await open(part);
    await userEvent.click(await screen.findByRole('button', { name: first }));
    expect(await screen.findByText('You asked to confirm amounts above $5.00.')).toBeTruthy();
    expect(paid).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: yes }));
    await waitFor(() => expect(paid).toHaveLength(1));
  },
);

test('a trial costs nothing now, so one press starts it', async () => {
  const paid = await open(<SubscriptionDialog charId="7" name="Mira" />, 7);
  await userEvent.click(await screen.findByRole('button', { name: 'Start free trial' }));
  await waitFor(() => expect(paid).toHaveLength(1));
});
