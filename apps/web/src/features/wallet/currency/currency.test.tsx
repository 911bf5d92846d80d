import type { CurrencyChoice } from '@kindred/contract/wallet/currency-calls';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { Packages } from '../checkout/packages.tsx';
import { CurrencySetting } from './currency-setting.tsx';

const pack = { commodity_id: 'p', price: 1000, diamonds: 1000, bonus_diamonds: 50, is_featured: false };
const yen = (rate_micros: number): CurrencyChoice => ({
  currency: 'JPY',
  is_chosen: true,
  is_bound: false,
  options: ['USD', 'EUR', 'JPY'],
  quote: {
    quote_id: `fx_${rate_micros}`,
    currency: 'JPY',
    rate_micros,
    expires_time: '2999-01-01T00:00:00Z',
  },
});

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** The wallet's currency as these answers say, one after the other. */
function answerWith(
  choices: CurrencyChoice[],
  checkout = () => envelope({ pay_url: '/pay', checkout_id: 'co' }),
) {
  const sent: unknown[] = [];
  stubFetch((url, init) => {
    const body = init?.body ? JSON.parse(String(init.body)) : undefined;
    if (body !== undefined) sent.push(body);
    if (url.includes('/payment/currency')) return envelope(choices.length > 1 ? choices.shift() : choices[0]);
    if (url.includes('/commodity/list'))
      return envelope({ diamond: [pack], diamond_vip: [], first_charge: null, lucky_box: null });
    if (url.includes('diamond-sub-session')) return checkout();
    return envelope({ weekly_usd_cents: null, confirm_above: null });
  });
  return sent;
}

test('a rate that has expired is asked for anew: the new figure is shown, and only that one is paid', async () => {
  let times = 0;
  const sent = answerWith([yen(1_495_000), yen(1_600_000)], () =>
    ++times === 1
      ? answer({ code: 4218, msg: 'expired', data: {} })
      : envelope({ pay_url: '/pay', checkout_id: 'co' }),
  );
  await show(<Packages back={undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: /¥1,500/ }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /¥1,600/ }));
  await waitFor(() => expect(location.assign).toHaveBeenCalled());
  expect(sent).toMatchObject([
    { quote_id: 'fx_1495000', expected_amount: 1500, expected_price: 1000 },
    { quote_id: 'fx_1600000', expected_amount: 1600, expected_price: 1000 },
  ]);
});

test('another currency is chosen by its name, and prices follow', async () => {
  const dollars: CurrencyChoice = { ...yen(1), currency: 'USD', is_chosen: false, quote: null };
  const sent = answerWith([dollars, yen(1_495_000)]);
  await show(
    <>
      <CurrencySetting />
      <Packages back={undefined} />
    </>,
  );
  await screen.findByRole('button', { name: /\$10\.00/ });
  const select = await screen.findByLabelText('I pay in');
  expect((select as HTMLSelectElement).selectedOptions[0]?.text).toBe(
    'The currency of my region: US Dollar (USD)',
  );
  await userEvent.selectOptions(select, 'Japanese Yen (JPY)');
  await screen.findByRole('button', { name: /¥1,500/ });
  expect(sent).toEqual([{ currency: 'JPY' }]);
});

test('what renews binds to its currency, and a provider of dollars alone says so', async () => {
  answerWith([{ ...yen(1_495_000), is_bound: true }]);
  await show(<CurrencySetting />);
  expect((await screen.findByLabelText('I pay in')).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/^Something of yours renews in Japanese Yen/)).toBeTruthy();
  cleanup();
  answerWith([{ ...yen(1), currency: 'USD', options: ['USD'], quote: null }]);
  await show(<CurrencySetting />);
  expect(await screen.findByText(/charges US dollars only/)).toBeTruthy();
});
