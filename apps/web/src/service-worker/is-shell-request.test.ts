import { expect, test } from 'vitest';
import { isAppPage, isServedPage, isShellRequest } from './is-shell-request.ts';

const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  isShellRequest(new URL(path, 'https://kindred.example'), method, mode);

test.each(['/v1', '/v3', '/auth', '/media', '/oidc', '/sandbox', '/live', '/dev', '/docs', '/openapi.json'])(
  'the worker never touches %s, not even as a page',
  (area) => {
    for (const path of [area, `${area}/`, `${area}/some/thing.js?x=1`])
      for (const mode of ['cors', 'no-cors', 'navigate'] as const) expect(ask(path, mode), path).toBe(false);
  },
);

test('pages are opened without a network, also those whose address begins like a call', () => {
  for (const path of [
    '/',
    '/home',
    '/messages/7',
    '/character/12?diary_id=3',
    '/developer',
    '/live-now',
    '/legal/terms',
  ])
    expect(ask(path, 'navigate'), path).toBe(true);
});

test('files of the app shell are cached, anything else that a page fetches is not', () => {
  for (const path of [
    '/assets/index-1a2b.js',
    '/boot.js',
    '/icon.svg',
    '/icon-maskable-192.png',
    '/index.html',
  ])
    expect(ask(path, 'no-cors'), path).toBe(true);
  for (const path of ['/home', '/legal/terms', '/service-worker.js', '/assets/', '/x/assets/a.js'])
    expect(ask(path), path).toBe(false);
});

test('whatever changes something goes to the server', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD']) {
    expect(ask('/home', 'navigate', method), method).toBe(false);
    expect(ask('/assets/index-1a2b.js', 'cors', method), method).toBe(false);
  }
});

test('pages that the server writes are never of the shell; opening one without a network is answered by the worker', () => {
  const isServed = (path: string, mode: RequestMode = 'navigate', method = 'GET') =>
    isServedPage(new URL(path, 'https://kindred.example'), method, mode);
  for (const path of [
    '/legal/terms.html',
    '/crisis-protocol',
    '/@mara_clay',
    '/@mara_clay/post/12?lang=en',
  ]) {
    expect(isServed(path), path).toBe(true);
    expect(ask(path, 'navigate'), path).toBe(false);
    expect(isServed(path, 'cors'), path).toBe(false);
    expect(isServed(path, 'navigate', 'POST'), path).toBe(false);
  }
  for (const path of ['/home', '/v1/api/user', '/media/a', '/auth/x', '/legal/none'])
    expect(isServed(path), path).toBe(false);
});

test('a notice opens in a tab that shows the app, never in one with a page that the server writes', () => {
  const shown = (path: string) => isAppPage(new URL(path, 'https://kindred.example'));
  for (const path of ['/', '/home', '/messages/7?chat=1', '/dev/ui', '/login'])
    expect(shown(path), path).toBe(true);
  for (const path of [
    '/@mara_clay',
    '/legal/terms.html',
    '/mail/confirm?token=x',
    '/dev/outbox',
    '/sandbox/checkout/1',
  ])
    expect(shown(path), path).toBe(false);
});
