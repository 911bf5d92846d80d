import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { show } from '../../../test/show.tsx';
import { userQuery } from '../../users/users.queries.ts';
import { aConversation } from '../chat-samples.ts';
import { DistressAlert } from './distress-alert.tsx';

async function open(isCreator: 0 | 1) {
  const me = makeUser({ is_creator: isCreator });
  const tom = aConversation({ side: 'creator', nickname: 'Tom', handover: 'distress' });
  const page = { list: [tom], page: 1, total_page: 1, count: 1, next: null, unread_total: 0 };
  const fetch = stubFetch((url) => envelope(url.includes('/user/data') ? me : page));
  await show(<DistressAlert />, [[userQuery().queryKey, me]]);
  return fetch;
}

test('a creator reads first of all who spoke of harming themselves, and gets there with one press', async () => {
  await open(1);
  const link = await screen.findByRole('link', { name: /Tom spoke of harming themselves/ });
  expect(link.getAttribute('href')).toMatch(/^\/messages\//);
  expect(screen.getByRole('region', { name: 'First of all' })).toBeTruthy();
});

test('a fan’s page asks for no such list', async () => {
  const fetch = await open(0);
  expect(fetch.mock.calls.filter(([url]) => String(url).includes('distress'))).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});
