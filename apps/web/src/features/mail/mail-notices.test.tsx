import type { MailSettings } from '@kindred/contract/mail/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { MailNotices } from './mail-notices.tsx';

const settings: MailSettings = {
  is_available: 1,
  address: '',
  state: 'none',
  is_refused: 0,
  suggested: 'mia@example.com',
  cadence: 'weekly',
  hour: 9,
  weekday: 1,
  reminders: 1,
  receipts_to: 'mia@example.com',
};

test('the address of the sign-in is offered, and only sent when it is asked for', async () => {
  const given: MailSettings = { ...settings, state: 'unconfirmed', address: 'mia@example.com' };
  const fetch = stubFetch((url) => envelope(url.includes('address') ? given : settings));
  await show(<MailNotices />);
  expect(await screen.findByDisplayValue('mia@example.com')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/^Not confirmed yet/)).toBeTruthy();
  const sent = fetch.mock.calls.find(([url]) => url.includes('address'));
  expect(sent?.[1]?.body).toBe('{"address":"mia@example.com"}');
});

test('whoever was refused too often reads why, and can ask for the link again', async () => {
  stubFetch(() => envelope({ ...settings, state: 'stopped', is_refused: 1, address: 'mia@example.com' }));
  await show(<MailNotices />);
  expect(await screen.findByText(/refused several of our emails/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
});

test('how often mail comes changes at once, and back with a reason where it cannot be saved', async () => {
  const confirmed: MailSettings = { ...settings, state: 'confirmed', address: 'mia@example.com' };
  stubFetch((_url, init) =>
    init?.method === 'POST' ? answer({ code: 429, msg: 'Too many', data: null }, 429) : envelope(confirmed),
  );
  await show(<MailNotices />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Every day' }));
  expect(await screen.findByText(/Could not be saved/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: 'Once a week' }).getAttribute('aria-checked')).toBe('true'),
  );
});

test('reminders of payments can be switched off, receipts say where they go', async () => {
  const confirmed: MailSettings = { ...settings, state: 'confirmed', address: 'mia@example.com' };
  const fetch = stubFetch((_url, init) =>
    envelope({ ...confirmed, reminders: init?.method === 'POST' ? 0 : 1 }),
  );
  await show(<MailNotices />);
  await userEvent.click(await screen.findByRole('switch', { name: 'Reminders' }));
  await waitFor(() =>
    expect(fetch.mock.calls.some(([, init]) => init?.body === '{"reminders":0}')).toBe(true),
  );
  expect(screen.getByRole('switch', { name: 'Reminders' }).getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText(/always sent, to mia@example.com/)).toBeTruthy();
});
