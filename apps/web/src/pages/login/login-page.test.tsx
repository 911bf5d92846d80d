import { refusals } from '@kindred/contract/wire/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { conversationsQuery } from '../../features/inbox/inbox.queries.ts';
import { signInProvidersQuery } from '../../features/users/sign-in.queries.ts';
import { startAttempt } from '../../features/users/sign-in-attempt.ts';
import { readSetting, saveSetting } from '../../lib/storage/device.ts';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { show } from '../../test/show.tsx';
import { LoginPage } from './login-page.tsx';

const google = {
  provider: 'google',
  authorize_url: 'https://id.example/authorize',
  client_id: 'kindred',
  response_type: 'id_token',
  scope: 'openid',
  demo: false,
} as const;

let asked: { age_confirmed: boolean; terms_accepted: boolean }[];

function serve() {
  asked = [];
  stubFetch((url, init) => {
    if (!url.includes('/auth/google/login')) return envelope(makeUser());
    const sent = JSON.parse(String(init?.body)) as (typeof asked)[number];
    asked.push(sent);
    if (!sent.age_confirmed)
      return answer({ code: refusals.consentMissing.code, msg: 'Consent', data: null });
    return envelope({ token: 't', im_token: 'i', is_new_user: true, user_id: '1' });
  });
}

const open = () =>
  show(<LoginPage title="nav.login" params={{}} search={{}} />, [
    [signInProvidersQuery().queryKey, { list: [google], terms_version: '2026-11' }],
  ]);

function comeBack(hasConsented: boolean) {
  const { state } = startAttempt({
    provider: 'google',
    referral: undefined,
    hasConsented,
    termsVersion: '2026-11',
  });
  history.replaceState(null, '', `/login#id_token=a.b.c&state=${state}`);
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/login');
  serve();
});

test('the box is empty for whoever comes, also where somebody else has ticked it before', async () => {
  saveSetting('consent', '2026-11');
  await open();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  const button = screen.getByRole('button', { name: /Continue with Google/ });
  // People with an account here confirmed it when they made it.
  expect(button.getAttribute('aria-disabled')).not.toBe('true');
});

test('in a browser where nobody has confirmed these terms, nothing begins without the tick', async () => {
  saveSetting('consent', '2025-01');
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Continue with Google/ }));
  expect(screen.getByText('Please confirm your age and the terms first.')).toBeTruthy();
});

test('somebody new who came without the tick is asked for it, and goes on with the same sign-in', async () => {
  saveSetting('consent', '2026-11');
  comeBack(false);
  await open();
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  await screen.findByText('You are new here. One more step before you go in.');
  expect(box.checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Please confirm your age and the terms first.')).toBeTruthy();
  expect(asked).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(asked).toMatchObject([{ age_confirmed: false }, { age_confirmed: true }]));
});

test('whoever ticked it is not asked again, and the browser remembers it once they are in', async () => {
  comeBack(true);
  expect(readSetting('consent')).toBeNull();
  await open();
  await waitFor(() => expect(readSetting('consent')).toBe('2026-11'));
  expect(asked).toMatchObject([{ age_confirmed: true, terms_accepted: true }]);
});

test('the list of conversations is loaded after signing in', async () => {
  comeBack(true);
  const { client } = await open();
  await waitFor(() => expect(client.getQueryState(conversationsQuery.queryKey)).toBeDefined());
});
