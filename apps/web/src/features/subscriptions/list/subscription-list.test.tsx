import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { SubscriptionList } from './subscription-list.tsx';
import '../join/subscription-dialog.tsx';
import './pay-dialog.tsx';

const end = '2026-12-20T10:00:00Z';

function joined(given: Partial<Subscription>): Subscription {
  const group_id = given.kind === 'free' ? null : 'group_2';
  return {
    char_id: '5',
    kind: 'pro',
    state: 'active',
    month_usd_cents: given.month_usd_cents ?? 999,
    next_usd_cents: given.month_usd_cents ?? 999,
    offered_usd_cents: null,
    is_finding_out: false,
    agreed_rate: null,
    intro_left: 0,
    period_end: end,
    renews: true,
    is_gift: false,
    bell: 'digest',
    tier_name: '',
    next_tier_name: null,
    character: makeCharacter({ char_id: '5', name: 'Mira', group_id, is_sold: true }),
    ...given,
  };
}

const follow = joined({
  kind: 'free',
  state: 'following',
  month_usd_cents: 0,
  period_end: null,
  renews: false,
});
let assign: Mock<(url: string | URL) => void>;

beforeEach(() => {
  assign = vi.fn();
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => vi.restoreAllMocks());

async function open(list: Subscription[], answers: Record<string, () => Response> = {}) {
  const asked: [path: string, body: unknown][] = [];
  const noMethods = { can_save: true, list: [] };
  stubFetch((url, init) => {
    const [path = ''] = url.split('?');
    asked.push([init?.method === 'POST' ? path : url, init?.body ? JSON.parse(String(init.body)) : null]);
    if (path === '/v3/api/payment/method/list' && !answers[path]) return envelope(noMethods);
    if (path.endsWith('/gift/list'))
      return envelope({ list: [], page: 1, total_page: 0, count: 0, next: null });
    return answers[path]?.() ?? envelope({ list, page: 1, total_page: 1, count: list.length, next: null });
  });
  await show(<SubscriptionList />);
  return asked;
}

test('a renewal that failed can be paid with another card, for the price that was agreed, or canceled', async () => {
  const asked = await open([joined({ state: 'past_due', month_usd_cents: 1999 })], {
    '/v3/api/user/subscription/pay': () =>
      envelope({ pay_url: '/sandbox/checkout/co_1', checkout_id: 'co_1' }),
  });
  expect(
    await screen.findByText(
      /^The payment of \$19\.99 due on Dec 20.* failed\. We will try again; you have no access until it is paid\.$/,
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel the subscription to Mira' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pay $19.99 now for Mira' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/sandbox/checkout/co_1'));
  expect(asked.find(([path]) => path.endsWith('/pay'))?.[1]).toMatchObject({
    char_id: '5',
    expected_price: 1999,
  });
});

test('a renewal that failed is paid in place with a saved card, and the list is asked for again', async () => {
  const method = {
    method_ref: 'pm_1',
    kind: 'card',
    brand: 'visa',
    last4: '4242',
    expires: '2040-12',
    is_default: true,
  };
  const asked = await open([joined({ state: 'past_due' })], {
    '/v3/api/payment/method/list': () => envelope({ can_save: true, list: [method] }),
    '/v3/api/user/subscription/pay': () => envelope({ pay_url: null, checkout_id: 'co_1' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay $9.99 now for Mira' });
  expect(within(dialog).getByRole('radio', { name: 'Visa •••• 4242', checked: true })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay $9.99 now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(([path]) => path.endsWith('/pay'))?.[1]).toMatchObject({ method_ref: 'pm_1' });
  expect(assign).not.toHaveBeenCalled();
  await waitFor(() => expect(asked.filter(([path]) => path.includes('/my/list')).length).toBeGreaterThan(1));
});

test('while it is not known whether a card was charged, that is said, and nothing can be paid twice', async () => {
  await open([joined({ state: 'past_due', is_finding_out: true })]);
  expect(await screen.findByText(/^We are finding out whether your card was charged/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Cancel the subscription to Mira' })).toBeTruthy();
});

test('who pays an older price reads the new one, and pays it only after agreeing', async () => {
  const asked = await open([joined({ month_usd_cents: 399, offered_usd_cents: 999 })], {
    '/v3/api/user/subscription/accept-price': () => envelope({}),
  });
  expect(await screen.findByText(/Mira now charges \$9\.99 a month\. You keep paying \$3\.99/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Agree to $9.99 a month for Mira' }));
  await waitFor(() =>
    expect(asked.find(([path]) => path.endsWith('/accept-price'))?.[1]).toEqual({
      char_id: '5',
      expected_price: 999,
    }),
  );
  await waitFor(() => expect(asked.filter(([path]) => path.includes('/my/list')).length).toBeGreaterThan(1));
});

test('when it was paid meanwhile, one is told and the list is asked for again', async () => {
  const asked = await open([joined({ state: 'past_due' })], {
    '/v3/api/user/subscription/pay': () =>
      answer({ code: 4303, msg: 'You already follow this creator or subscribe', data: null }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(asked.filter(([path]) => path.includes('/my/list'))).toHaveLength(2));
  expect(assign).not.toHaveBeenCalled();
});

test('follows stand among subscriptions and can be ended from there', async () => {
  const asked = await open([follow], { '/v3/api/user/unfollow': () => envelope({ is_sold: false }) });
  expect(await screen.findByText('You follow for free')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow Mira' }));
  await waitFor(() => expect(asked.some(([path]) => path.endsWith('/unfollow'))).toBe(true));
  await waitFor(() => expect(asked.filter(([path]) => path.includes('/my/list')).length).toBeGreaterThan(1));
});

test('the list shows all of it, or follows or subscriptions alone', async () => {
  const asked = await open([follow]);
  await screen.findByText('You follow for free');
  await userEvent.click(screen.getByRole('button', { name: 'Follows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Subscriptions' }));
  await waitFor(() => {
    const kinds = asked
      .filter(([path]) => path.includes('/my/list'))
      .map(([path]) => new URLSearchParams(path.split('?')[1]).get('kind'));
    expect(kinds).toEqual(['all', 'free', 'pro']);
  });
});

test('what has ended can be subscribed to again', async () => {
  await open([joined({ state: 'expired', renews: false })], {
    '/v3/api/character/info': () => answer({ code: 404, msg: '', data: null }, 404),
  });
  expect(await screen.findByText(/^Ended on Dec 20/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe to Mira again' }));
  expect(await screen.findByRole('dialog', { name: 'Subscribe to Mira' })).toBeTruthy();
});
