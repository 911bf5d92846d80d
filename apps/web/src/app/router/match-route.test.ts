import { appRoutes } from '@kindred/contract/all/app-routes';
import { expect, test } from 'vitest';
import { matchRoute } from './match-route.ts';
import { routes } from './routes.ts';

const found = (path: string) => [matchRoute(path)?.route.path, matchRoute(path)?.params];

test('the app has a page for every address that the server says is one', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual([...appRoutes, '/$'].toSorted());
});

test('every page is found at its own address', () => {
  for (const route of routes) {
    const address = route.path.replaceAll(/\$\w*/g, 'one');
    expect(matchRoute(address)?.route).toBe(route);
  }
});

test('the variable parts of an address are text, decoded', () => {
  expect(found('/messages/12345678901234567890')).toEqual(['/messages/$id', { id: '12345678901234567890' }]);
  expect(found('/character/mira%20%26%20co')).toEqual(['/character/$charId', { charId: 'mira & co' }]);
  expect(found('/settings/privacy/blockedUsers')).toEqual(['/settings/$', { rest: 'privacy/blockedUsers' }]);
});

test('an address typed wrong is a page too: the one that says so', () => {
  expect(matchRoute('/nowhere/at/all')?.route.path).toBe('/$');
  expect(matchRoute('/Home')?.route.path).toBe('/$');
  expect(found('/character/50%')).toEqual(['/character/$charId', { charId: '50%' }]);
});
