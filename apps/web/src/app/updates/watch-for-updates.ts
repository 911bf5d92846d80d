import { create } from 'zustand';
import { useSession } from '../../lib/storage/session.ts';

/** The registration whose new worker waits; null while this page is of the newest version. */
export const useUpdate = create<{ ready: ServiceWorkerRegistration | null }>(() => ({ ready: null }));

const script = '/service-worker.js';
const askAgainMs = 3_600_000;

export async function watchForUpdates(): Promise<void> {
  const { serviceWorker } = navigator;
  const url = trusted(script);
  const register = async () => serviceWorker.register(url);
  const registration = await register();
  const report = () => {
    // Without a controller this is the first worker, not a new version.
    if (registration.waiting && navigator.serviceWorker.controller)
      useUpdate.setState({ ready: registration });
  };
  report();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', report),
  );
  askOnReturn(registration);
  // A logout has unregistered it; not every sign-in reloads the page.
  useSession.subscribe(({ token }, before) => {
    if (token !== null && before.token === null) register().catch(() => undefined);
  });
}

/** Lets the new version take over and loads the page again, once. */
export function applyUpdate(registration: ServiceWorkerRegistration, reload = () => location.reload()): void {
  // Another tab was quicker.
  if (!registration.waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => reload(), { once: true });
  registration.waiting.postMessage('skipWaiting');
}

/** Tabs stay open for days; a browser itself asks only when a page is loaded. */
function askOnReturn(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askAgainMs) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
};

/** The policy of pages takes script addresses only through `kindred`, and `kindred` knows this one. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScriptURL = (scriptUrl: string) => {
    if (scriptUrl !== script) throw new TypeError(`no script of ours: ${scriptUrl}`);
    return scriptUrl;
  };
  return trustedTypes?.createPolicy('kindred', { createScriptURL }).createScriptURL(url) ?? url;
}
