import { expect, test } from 'vitest';
import { livePath } from '../wire/live.ts';
import { servedPath } from '../wire/served-paths.ts';
import { calls } from './calls.ts';

test('the server answers every call and the live connection itself', () => {
  const paths = [...calls.map(({ path }) => path), livePath];
  expect(paths.filter((path) => !servedPath.test(path))).toEqual([]);
});

test.each([
  '/media/7/w320',
  '/oidc/google/auth',
  '/sandbox/checkout/1',
  '/dev/clock',
  '/docs',
  '/docs/static/logo.svg',
  '/openapi.json',
  '/healthz',
  '/metrics',
  '/crisis-protocol',
  '/crisis-protocol/referrals.csv',
  '/legal/terms.html',
  '/openapi.json?pretty',
  '/dev',
  '/@mara.moon',
  '/@mara/post/7',
  '/@mara?cursor=x',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/0.xml',
  '/mail/confirm?token=x',
  '/mail/unsubscribe?token=x',
])('the server answers %s itself', (path) => {
  expect(servedPath.test(path)).toBe(true);
});

test.each([
  '/',
  '/home',
  '/live-now',
  '/mediation',
  '/dev/ui',
  '/dev/ui/dialogs',
  '/assets/index.js',
  '/legal/legal.js',
  '/v3x',
  '/mail',
])('%s belongs to the web app', (path) => {
  expect(servedPath.test(path)).toBe(false);
});
