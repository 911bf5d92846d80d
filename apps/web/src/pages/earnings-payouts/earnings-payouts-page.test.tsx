import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userQuery } from '../../features/users/users.queries.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { show } from '../../test/show.tsx';
import { EarningsPayoutsPage } from './earnings-payouts-page.tsx';

test('a fan reads what the page is and how to have one, and nothing has failed', async () => {
  const fan = makeUser({ is_creator: 0 });
  const fetch = stubFetch(() => envelope(fan));
  await show(<EarningsPayoutsPage />, [[userQuery().queryKey, fan]]);
  expect(screen.getByRole('heading', { name: 'Earnings are for creators' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Become a creator$/i }).getAttribute('href')).toBe(
    '/creatorOnboarding',
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(fetch.mock.calls.filter(([url]) => url.includes('earnings'))).toEqual([]);
});
