import { expect, test } from 'vitest';
import { appRoutes, creatorTools, isAppPath, settingsPages } from './app-routes.ts';

test.each([
  '/',
  ...appRoutes.map((route) =>
    route
      .replace('/$page', '/vault')
      .replace('/$kind', '/music')
      .replace(/\$$/, 'help/helpCenter')
      .replace(/\$\w+/, '12'),
  ),
  ...creatorTools.map((tool) => `/creatorTools/${tool}`),
  ...settingsPages.map((page) => `/settings/${page}`),
  '/character/mara_clay',
  '/wallet/',
])('%s is an address of the app', (path) => {
  expect(isAppPath(path)).toBe(true);
});

test.each([
  '/nowhere',
  '/Home',
  '/home/more',
  '/settings/nothing',
  '/discover/category/nothing',
  '/creatorTools/nothing',
  '/character',
  '/character/1/2',
])('%s is none', (path) => {
  expect(isAppPath(path)).toBe(false);
});
