import { isAppPage, isServedPage, isShellRequest } from './is-shell-request.ts';
import { readPayload } from './read-payload.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build puts it in (shell-list.ts): addresses of the app shell's files, and a hash over their contents. */
declare const __SHELL__: { version: string; files: string[] };

const { version, files } = __SHELL__;
const cacheName = `shell-${version}`;
const isAsset = (path: string) => path.startsWith('/assets/');

// No clients.claim(): a page that began without the worker stays without it until it is loaded again.
self.addEventListener('install', (event) => event.waitUntil(cacheShell()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

// A new worker waits until the person agrees: taking over earlier would change files under open pages.
self.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (isServedPage(url, request.method, request.mode))
    return event.respondWith(fetch(request).catch(() => fromCache('/offline.html')));
  if (!isShellRequest(url, request.method, request.mode)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (isAsset(url.pathname)) event.respondWith(findAsset(request));
  else event.respondWith(fetch(request).catch(() => fromCache(request)));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openApp(String(event.notification.data)));
});

/** Shows a push notice, unless the app is visible: then it shows a banner itself. */
async function showPush(text: string | undefined): Promise<void> {
  const payload = readPayload(text);
  if (!payload) return;
  await navigator.setAppBadge?.(payload.badge);
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.some(({ focused }) => focused)) return;
  const { title, body, tag, url } = payload;
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-maskable-192.png',
    badge: '/icon-maskable-192.png',
    data: url,
  });
}

/** In a tab that has the app open already, else in a new one. */
async function openApp(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => isAppPage(new URL(url)));
  if (!open) return void (await self.clients.openWindow(path));
  open.postMessage({ open: path });
  await open.focus();
}

async function cacheShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  // What has no hash in its name comes past the browser's own cache, which may have it from the release before.
  const modeOf = (file: string) => (isAsset(file) ? 'default' : 'reload');
  await cache.addAll(files.map((file) => new Request(file, { cache: modeOf(file) })));
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('shell-') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From the server as long as there is one, so that a release is seen at once. */
async function openPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const page = await matchCache('/index.html');
    return page ?? fromCache('/offline.html');
  }
}

/** Names of assets carry their hash, so a cached one is right; pieces of pages join when they are first needed. */
async function findAsset(request: Request): Promise<Response> {
  const cached = await matchCache(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
  return response;
}

async function matchCache(request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  // Answers vary by encoding, which a cache sees unpacked.
  return cache.match(request, { ignoreVary: true });
}

async function fromCache(request: Request | string): Promise<Response> {
  return (await matchCache(request)) ?? Response.error();
}
