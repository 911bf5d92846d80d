import type { DiamondPackage } from '@kindred/contract/wallet/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { diamondPackagesQuery, spendingLimitsQuery } from '../wallet.queries.ts';
import { Packages } from './packages.tsx';

const pack = (price: number): DiamondPackage => ({
  commodity_id: `diamonds_${price}`,
  diamonds: price,
  bonus_diamonds: 0,
  price,
  is_featured: false,
});
const limits = { weekly_usd_cents: null, next: null, spent_usd_cents: 0, charged_usd_cents: 0 };

test('a package above the amount that the person has set is asked about once more, a smaller one is not', async () => {
  const bought: unknown[] = [];
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  stubFetch((_url, init) => {
    if (init?.method !== 'POST') throw new TypeError('Failed to fetch');
    bought.push(JSON.parse(String(init.body)).commodity_id);
    return envelope({ pay_url: '/sandbox/checkout/co_1', checkout_id: 'co_1' });
  });
  await show(<Packages back={undefined} />, [
    [diamondPackagesQuery.queryKey, { diamond: [pack(499), pack(4999)], first_charge: null }],
    [spendingLimitsQuery.queryKey, { ...limits, confirm_above: 1000 }],
  ]);
  await userEvent.click(await screen.findByRole('button', { name: /\$49\.99/ }));
  expect(await screen.findByText('You asked to confirm amounts above $10.00.')).toBeTruthy();
  expect(bought).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /Yes, pay \$49\.99/ }));
  await waitFor(() => expect(bought).toEqual(['diamonds_4999']));
});

test('a package of that amount or less is one press', async () => {
  const bought: unknown[] = [];
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  stubFetch((_url, init) => {
    if (init?.method !== 'POST') throw new TypeError('Failed to fetch');
    bought.push(JSON.parse(String(init.body)).commodity_id);
    return envelope({ pay_url: '/sandbox/checkout/co_1', checkout_id: 'co_1' });
  });
  await show(<Packages back={undefined} />, [
    [diamondPackagesQuery.queryKey, { diamond: [pack(499)], first_charge: null }],
    [spendingLimitsQuery.queryKey, { ...limits, confirm_above: 499 }],
  ]);
  await userEvent.click(await screen.findByRole('button', { name: /\$4\.99/ }));
  await waitFor(() => expect(bought).toEqual(['diamonds_499']));
});
