import { pushTypes } from '@kindred/contract/account/limits';
import type { PushSettings } from '@kindred/contract/push/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { pushConfigQuery } from '../account/account.queries.ts';
import { pushSettingsQuery } from './push.queries.ts';
import { PushNotices } from './push-notices.tsx';

const settings: PushSettings = {
  public_key: 'BPublicKey',
  is_registered: 0,
  device_num: 0,
  detail: 'hidden',
  quiet_from: null,
  quiet_until: null,
};

afterEach(() => vi.unstubAllGlobals());

/** A browser that takes notices, and gives this answer to a request for permission. */
function stubPush(permission: 'granted' | 'denied') {
  const toJSON = () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' } });
  const subscribe = vi.fn(async () => ({ toJSON }));
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission });
  const serviceWorker = { ready: Promise.resolve({ pushManager: { subscribe } }) };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  return subscribe;
}

const choices = { list: pushTypes.map((push_type) => ({ push_type, push: 1, site: 1 })) };
const open = () =>
  show(<PushNotices />, [
    [pushSettingsQuery.queryKey, settings],
    [pushConfigQuery.queryKey, choices],
  ]);

/** A server that knows what this person wants to hear of; `answerTo` says the rest. */
const serve = (answerTo: (url: string, init?: RequestInit) => Response) =>
  stubFetch((url, init) => (url.endsWith('/push/config') ? envelope(choices) : answerTo(url, init)));
const hereSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });

test('whoever allows notices is subscribed with the server’s key, and the server is told where', async () => {
  const subscribe = stubPush('granted');
  let isRegistered: 0 | 1 = 0;
  const fetch = serve((url) => {
    if (url.includes('web_fcm_token')) isRegistered = 1;
    return envelope({ ...settings, is_registered: isRegistered, device_num: isRegistered });
  });
  await open();
  await userEvent.click(await hereSwitch());
  const sent = () => fetch.mock.calls.find(([url]) => url.includes('web_fcm_token'));
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BPublicKey' });
  await waitFor(async () => expect((await hereSwitch()).getAttribute('aria-checked')).toBe('true'));
  expect(sent()?.[1]?.body).toBe(
    '{"subscription":{"endpoint":"https://push.example/1","keys":{"p256dh":"P","auth":"A"}}}',
  );
});

test('whoever does not allow notices is told so, and nothing is sent', async () => {
  stubPush('denied');
  const fetch = serve(() => envelope(settings));
  await open();
  await userEvent.click(await hereSwitch());
  expect(await screen.findByText('Your browser was not allowed to show notifications.')).toBeTruthy();
  expect(fetch.mock.calls.some(([url]) => url.includes('web_fcm_token'))).toBe(false);
});

test('what notices say changes at once, and back with a reason where it cannot be saved', async () => {
  stubPush('granted');
  serve((_url, init) =>
    init?.method === 'POST' ? answer({ code: 429, msg: 'Too many', data: null }, 429) : envelope(settings),
  );
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Names and words' }));
  expect(await screen.findByText(/Could not be saved: Too many at once/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Nothing private' }).getAttribute('aria-checked')).toBe('true');
});
