import { settingsPages } from '@kindred/contract/all/app-routes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { entryOf, listEntries } from './settings-groups.ts';
import { SettingsNav } from './settings-nav.tsx';

test('the open setting is brought into sight in a list that is longer than the window', () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolled.push(this.getAttribute('href'));
  });
  render(<SettingsNav isCreator={false} open="help/talkToSupport" />);
  expect(scrolled).toEqual(['/settings/help/helpCenter']);
});

test('there are twelve entries for creators, and every page belongs to one', () => {
  expect(listEntries(true)).toHaveLength(12);
  expect(listEntries(false)).toHaveLength(9);
  expect(settingsPages.filter((page) => !entryOf(page))).toEqual([]);
});

test('a search finds pages by name, by entry and by other words for them', async () => {
  render(<SettingsNav isCreator open={undefined} />);
  const search = screen.getByRole('searchbox', { name: 'Search settings' });
  const find = async (words: string) => {
    await userEvent.clear(search);
    await userEvent.type(search, words);
    return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  };
  expect(await find('blocked')).toContain('/settings/privacy/blockedUsers');
  expect(await find('dark mode')).toEqual(['/settings/account/accountInfo']);
  expect(await find('passkey')).toEqual(['/settings/account/passwordSecurity']);
  expect(await find('zzz')).toEqual([]);
  expect(screen.getByRole('status').textContent).toMatch(/Nothing found/);
});

test('a fan’s search finds nothing of creators', async () => {
  render(<SettingsNav isCreator={false} open={undefined} />);
  await userEvent.type(screen.getByRole('searchbox'), 'subscription price');
  expect(screen.queryAllByRole('link')).toEqual([]);
});
