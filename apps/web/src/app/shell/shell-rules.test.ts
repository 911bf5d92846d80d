import { describe, expect, test } from 'vitest';
import { hasBottomBar } from './bottom-bar.tsx';
import { isAt, menuItems } from './menu/menu-items.ts';
import { hasSidePanel } from './side-panel/side-panel.tsx';
import { collapsesOn } from './use-sidebar.ts';

const fan = { is_creator: 0, staff_role: 'member' } as const;
const creator = { ...fan, is_creator: 1 } as const;
const pathsOf = (user: Parameters<typeof menuItems>[0]) => menuItems(user).map(({ path }) => path);

describe('the menu', () => {
  test('of a fan has the way to become a creator, and no tools or earnings', () => {
    expect(pathsOf(fan)).toContain('/creatorOnboarding');
    expect(pathsOf(fan)).not.toContain('/creatorTools');
    expect(pathsOf(fan)).not.toContain('/earnings-payouts');
  });

  test('of a creator has tools and earnings, and no way to become what they are', () => {
    expect(pathsOf(creator)).toEqual(expect.arrayContaining(['/creatorTools', '/earnings-payouts']));
    expect(pathsOf(creator)).not.toContain('/creatorOnboarding');
  });

  test('of the staff alone has the desk', () => {
    expect(pathsOf({ ...fan, staff_role: 'admin' })).toContain('/staff');
    expect(pathsOf({ ...fan, staff_role: 'support' })).toContain('/staff');
    expect(pathsOf(fan)).not.toContain('/staff');
  });

  test('of somebody who is not known yet has what it begins with for both, so that nothing moves when the rest comes', () => {
    const unknown = menuItems(undefined);
    expect(unknown.length).toBeGreaterThan(0);
    expect(menuItems(fan).slice(0, unknown.length)).toEqual(unknown);
    expect(menuItems(creator).slice(0, unknown.length)).toEqual(unknown);
  });

  test('marks the place where one is, also in a conversation', () => {
    const marked = (path: string) =>
      menuItems(fan)
        .filter((item) => isAt(item, path))
        .map((item) => item.path);
    expect(marked('/messages/7')).toEqual(['/messages']);
    expect(marked('/homework')).toEqual([]);
  });
});

test.each(['/creatorTools', '/creatorTools/vault', '/settings', '/settings/account/accountInfo'])(
  'the side bar makes room on %s',
  (path) => expect(collapsesOn(path)).toBe(true),
);

test.each(['/home', '/messages', '/profile'])('the side bar stays as it was on %s', (path) => {
  expect(collapsesOn(path)).toBe(false);
});

test('the bar of phones is everywhere but inside a conversation', () => {
  expect(['/home', '/messages', '/library'].every(hasBottomBar)).toBe(true);
  expect(hasBottomBar('/messages/7')).toBe(false);
});

describe('suggestions', () => {
  test.each([
    '/messages',
    '/messages/7',
    '/settings/account/accountInfo',
    '/createPost',
    '/notifications',
    '/creatorOnboarding',
    '/creatorTools/queue',
    '/wallet',
    '/staff',
    '/earnings-payouts',
  ])('are not on %s', (path) => expect(hasSidePanel(path)).toBe(false));

  test.each(['/home', '/discover', '/character/7', '/profile'])('are on %s', (path) => {
    expect(hasSidePanel(path)).toBe(true);
  });
});
