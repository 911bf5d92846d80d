import { autoMessageKinds } from '@kindred/contract/auto-messages/limits';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { show } from '../../test/show.tsx';
import { userQuery } from '../users/users.queries.ts';
import { AutoMessageForm } from './auto-message-form.tsx';

const empty = { list: autoMessageKinds.map((kind) => ({ kind, is_on: 0, content: '' })) };

async function open() {
  const user = makeUser({ is_creator: 1 });
  const fetch = stubFetch((url) => envelope(url.includes('/user/data') ? user : empty));
  await show(<AutoMessageForm kind="new-tips" />, [[userQuery().queryKey, user]]);
  await screen.findByLabelText('Your words');
  return fetch;
}

test('nothing is saved without words; a suggestion fills them and shows how a fan sees it', async () => {
  const fetch = await open();
  await userEvent.click(screen.getByRole('switch', { name: 'Send it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please write something first')).toBeTruthy();
  expect(fetch.mock.calls.some(([url]) => url.includes('edit-v2'))).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: 'Use a suggestion' }));
  expect(screen.getByRole('region', { name: 'How a fan sees it' }).textContent).toContain(
    'Thank you so much for the gift, Robin.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fetch.mock.calls.some(([url]) => url.includes('edit-v2'))).toBe(true));
  const [, init] = fetch.mock.calls.find(([url]) => url.includes('edit-v2'))!;
  const form = init?.body as FormData;
  expect([form.get('kind'), form.get('is_on')]).toEqual(['new-tips', '1']);
});
