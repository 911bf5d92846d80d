import { expect, test } from 'vitest';
import { appRoutes, creatorTools, findSettingsPage, isAppPath, settingsPages } from './app-routes.ts';

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
  '/settings/account',
  '/settings/privacy/',
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

test('the address of a group of settings opens its first page', () => {
  expect(findSettingsPage('account')).toBe('account/accountInfo');
  expect(findSettingsPage('creator-config/automated-msg')).toBe('creator-config/automated-msg');
  expect(findSettingsPage('accountInfo')).toBeUndefined();
});
