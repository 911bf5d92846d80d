import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { SubscriptionPriceForm } from './subscription-price-form.tsx';

const free = { group_id: null, pro_sales_open: true, members: [] };
const isSaveable = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled;
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));

test('whoever looks at a price and goes back to the one there is has changed nothing', async () => {
  stubFetch(() => envelope(free));
  await show(<SubscriptionPriceForm />);
  await screen.findByRole('radio', { name: /Free/ });
  expect(isSaveable()).toBe(false);
  await choose(/\$9\.99/);
  await choose(/3 days/);
  expect(isSaveable()).toBe(true);
  await choose(/Free/);
  expect(isSaveable()).toBe(false);
});
