import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../lib/i18n/i18n.ts';
import { endSession, startSession } from '../../lib/storage/session.ts';
import { show } from '../../test/show.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { applyUpdate, useUpdate, watchForUpdates } from './watch-for-updates.ts';

afterEach(() => useUpdate.setState({ ready: null }));

/** A browser whose registration has, or gets, a newer worker. `isFirst`: no worker looks after the page yet. */
function fakeBrowser({ isFirst = false } = {}) {
  const postMessage = vi.fn();
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    waiting: null as object | null,
    installing,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: isFirst ? null : {},
    register: vi.fn(async (_url: unknown) => registration),
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }));
  const finishInstall = () => {
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = { postMessage };
    installing.dispatchEvent(new Event('statechange'));
  };
  const real = registration as unknown as ServiceWorkerRegistration;
  return { container, registration: real, finishInstall, postMessage };
}

test('a new version is offered quietly, in the language of the person, and can wait', async () => {
  const { finishInstall } = fakeBrowser();
  await show(<UpdatePrompt />);
  await watchForUpdates();
  expect(screen.queryByText('A new version is ready')).toBeNull();
  finishInstall();
  expect((await screen.findByText('A new version is ready')).closest('[role=status]')).not.toBeNull();
  await switchLanguage('zh');
  expect(await screen.findByText('新版本已准备就绪')).toBeDefined();
  await switchLanguage('en');
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version is ready')).toBeNull();
});

test('Reload lets the new version take over', async () => {
  const { finishInstall, postMessage } = fakeBrowser();
  await show(<UpdatePrompt />);
  await watchForUpdates();
  finishInstall();
  await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('skipWaiting');
});

test('the page is loaded again once the new version is in charge, and only once', async () => {
  const { container, registration, finishInstall } = fakeBrowser();
  const reload = vi.fn();
  finishInstall();
  applyUpdate(registration, reload);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('where another tab has brought the new version in already, the page is simply loaded again', () => {
  const { registration } = fakeBrowser();
  const reload = vi.fn();
  applyUpdate(registration, reload);
  expect(reload).toHaveBeenCalledOnce();
});

test('the very first visit is no new version', async () => {
  const { finishInstall } = fakeBrowser({ isFirst: true });
  await watchForUpdates();
  finishInstall();
  expect(useUpdate.getState().ready).toBeNull();
});

test('under Trusted Types the worker is registered through the policy that the server allows', async () => {
  const { container } = fakeBrowser();
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  await watchForUpdates();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('kindred');
  expect(container.register).toHaveBeenCalledWith('trusted /service-worker.js');
  expect(() => createPolicy.mock.calls[0]?.[1].createScriptURL('https://elsewhere.example/x.js')).toThrow(
    TypeError,
  );
});

test('whoever signs in without a page load has the worker again, which a logout took away', async () => {
  startSession({ token: 't', imToken: 'i' });
  const { container } = fakeBrowser();
  await watchForUpdates();
  endSession('logout');
  expect(container.register).toHaveBeenCalledTimes(1);
  startSession({ token: 'u', imToken: 'i' });
  expect(container.register).toHaveBeenCalledTimes(2);
});
