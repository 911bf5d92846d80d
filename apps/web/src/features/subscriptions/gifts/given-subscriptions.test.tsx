import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { GivenSubscriptions } from './given-subscriptions.tsx';

const gift = {
  gift_id: '7',
  url: 'http://x/character/mara?gift=abc',
  months: 1,
  price_usd_cents: 999,
  charged: null,
  state: 'refused',
  with_name: '',
  expires_time: '2027-01-01T09:00:00Z',
  created_time: '2026-10-01T09:00:00Z',
  character: makeCharacter({ char_id: '31', name: 'Mara Ostrow' }),
};

test('a gift whose money did not come back says so, and leads to somebody who settles it', async () => {
  stubFetch(() => envelope({ list: [gift], page: 1, total_page: 1, count: 1, next: null }));
  await show(<GivenSubscriptions />);
  expect(await screen.findByText(/^The refund was refused: your money did not come back\./)).toBeDefined();
  const way = screen.getByRole('link', { name: 'Ask for it another way' });
  expect(way.getAttribute('href')).toBe('/settings/help/talkToSupport');
  expect(screen.queryByRole('button')).toBeNull();
});
