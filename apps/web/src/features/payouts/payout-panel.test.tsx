import type { PayoutAccount } from '@kindred/contract/payouts/calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { PayoutPanel } from './payout-panel.tsx';
import { payoutAccountQuery } from './payouts.queries.ts';

const account: PayoutAccount = {
  name: 'Mara Clay',
  country: 'IE',
  identity: { state: 'verified', reason: null },
  destination: { state: 'ready', bank_last4: '6789', usable_time: null },
  tax: { form: 'w8ben', id_last4: '4567' },
  can_pay_out: true,
  min_usd_cents: 2000,
  stepped_up_until: null,
};

test.each([
  [-1250, 'Payments were reversed after you were paid out. $12.50 comes out of what you earn next.'],
  [0, 'Nothing can be paid out yet. Earnings become available 7 days after they come in.'],
  [1999, '$19.99 is available. A payout is at least $20.00.'],
])('with %i cents available a creator reads what that means', async (availableUsdCents, words) => {
  stubFetch(() => envelope({ list: [] }));
  const funds = { availableUsdCents, inFlightUsdCents: 0, pendingDays: 7 };
  await show(<PayoutPanel funds={funds} />, [[payoutAccountQuery.queryKey, account]]);
  expect(screen.getByText(words)).toBeTruthy();
});
