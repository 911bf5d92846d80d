import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeReturnTo } from '../lib/navigation/return-to.ts';
import { personalItem } from '../lib/storage/personal-storage.ts';
import { endSession, startSession } from '../lib/storage/session.ts';
import { watchSession } from './session-watch.ts';

let client: QueryClient;
let stop: () => void;
const goTo = vi.fn();
const draft = personalItem<string>('tab', 'draft 7 9');

beforeEach(() => {
  vi.useFakeTimers();
  goTo.mockReset();
  client = new QueryClient();
  startSession({ token: 't', imToken: 'i' });
  stop = watchSession({ client, goTo });
  window.history.replaceState(null, '', '/messages/7');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('logging out leaves nothing of the person behind', () => {
  client.setQueryData(['getUserData'], { diamond: 5 });
  localStorage.setItem('userInfo', '{}');
  draft.set('Dear …');
  personalItem('browser', 'outbox').set(['Hello']);
  endSession('logout');
  vi.runAllTimers();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/login');
  expect(client.getQueryData(['getUserData'])).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(takeReturnTo()).toBeNull();
});

test('what is still being asked for is taken back', async () => {
  const taken = vi.fn();
  const asking = client.fetchQuery({
    queryKey: ['countUnreadNotifications'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          taken();
          reject(signal.reason as Error);
        });
      }),
  });
  asking.catch(() => undefined);
  endSession('logout');
  expect(taken).toHaveBeenCalledOnce();
});

test('a session that the server ended keeps the draft and the address to return to', () => {
  draft.set('Dear …');
  endSession('refusal');
  expect(draft.get()).toBe('Dear …');
  expect(takeReturnTo()).toBe('/messages/7');
});

test.each([
  ['logout', 1],
  ['refusal', 0],
] as const)(
  'after a %s push has ended on this device, and so many workers with it: %i',
  async (why, ended) => {
    const steps: string[] = [];
    const unsubscribe = async () => steps.push('unsubscribed') > 0;
    const unregister = async () => steps.push('unregistered') > 0;
    const registration = { unregister, pushManager: { getSubscription: async () => ({ unsubscribe }) } };
    const getRegistrations = vi.fn(async () => [registration]);
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { serviceWorker: { getRegistrations } }),
    );
    endSession(why);
    await vi.waitFor(
      () => expect(steps).toEqual(['unsubscribed', 'unregistered'].slice(0, 1 + ended)),
      10_000,
    );
    await vi.runAllTimersAsync();
    expect(steps).toHaveLength(1 + ended);
  },
);

test('the language and the looks of this browser outlive a logout', () => {
  localStorage.setItem('language', 'zh');
  localStorage.setItem('theme', 'dark');
  endSession('logout');
  expect(localStorage.getItem('language')).toBe('zh');
  expect(localStorage.getItem('theme')).toBe('dark');
});
