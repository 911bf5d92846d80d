import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { show } from '../../test/show.tsx';
import { FanProfile } from './fan-profile.tsx';

test('what stands below one’s subscriptions comes once they are all there, so that nothing moves', async () => {
  const given = Promise.withResolvers<Response>();
  const nothing = envelope({ list: [], next: null });
  stubFetch((url) => (url.includes('/gift') ? given.promise : nothing.clone()));
  await show(<FanProfile user={makeUser()} />);
  await screen.findByText('You don’t follow or subscribe to anyone yet');
  expect(screen.queryByRole('heading', { name: 'Inner circles' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Subscriptions you gave' })).toBeNull();
  given.resolve(nothing.clone());
  expect(await screen.findByRole('heading', { name: 'Inner circles' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Subscriptions you gave' })).toBeNull();
});
