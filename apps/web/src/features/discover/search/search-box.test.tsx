import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter, makeLockedPost, makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { addRecentSearch, readRecentSearches } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';
import { useSearchFocus } from './search-focus.ts';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/discover');
});

const found = {
  characters: [makeCharacter({ char_id: '31', name: 'Mara Ostrow', tagline: 'Mugs for Mondays' })],
  posts: [
    makePost({ diary_id: '41', content: 'A mug on Mars' }),
    makeLockedPost({ diary_id: '42', content: 'Mars', content_cut: true, price: 300 }),
  ],
  conversations: [
    {
      char_id: '51',
      user_id: '7',
      side: 'fan',
      nickname: 'Noor',
      avatar: '',
      is_blue_label: 0,
      seq: 3,
      msg_id: '61',
      identity: 'creator',
      excerpt: 'See you on Mars',
      created_time: new Date().toISOString(),
    },
  ],
  more: [],
  next: null,
};
const nothing = { characters: [], posts: [], conversations: [], more: [], next: null };

const box = () => screen.getByRole('combobox', { name: 'Search creators, posts and your conversations' });
const asked = (fetch: { mock: { calls: [string, RequestInit?][] } }) =>
  fetch.mock.calls.map(([url]) => new URL(url, 'http://x').searchParams.get('q'));

async function open(answer: object = found) {
  const fetch = stubFetch(() => envelope(answer));
  const shown = await show(<SearchBox userId="1" initialText="" />);
  return { fetch, ...shown };
}

test('what is found stands in three groups, with what was typed marked', async () => {
  await open();
  await userEvent.type(box(), 'mar');
  const creators = await screen.findByRole('group', { name: 'Creators' });
  expect(within(creators).getByRole('option').getAttribute('href')).toBe('/character/31');
  expect(within(creators).getByText('Mar')).toHaveProperty('tagName', 'MARK');
  expect(within(screen.getByRole('group', { name: 'Posts' })).getAllByRole('option')).toHaveLength(2);
  const conversations = screen.getByRole('group', { name: 'Your conversations' });
  expect(within(conversations).getByRole('option').getAttribute('href')).toBe('/messages/51?seq=3');
  expect(screen.getByRole('option', { name: /300 diamonds/ })).toBeDefined();
});

test('the server is asked once for a word, not for each letter', async () => {
  const { fetch } = await open();
  for (const text of ['m', 'ma', 'mar', 'mara']) fireEvent.change(box(), { target: { value: text } });
  await screen.findByRole('group', { name: 'Creators' });
  expect(asked(fetch)).toEqual(['mara']);
});

test('a question that is out of date is taken back', async () => {
  const signals: AbortSignal[] = [];
  stubFetch((_url, init) => {
    if (init?.signal) signals.push(init.signal);
    return new Promise<Response>(() => undefined);
  });
  await show(<SearchBox userId="1" initialText="" />);
  await userEvent.type(box(), 'm');
  await waitFor(() => expect(signals).toHaveLength(1));
  await userEvent.type(box(), 'ara');
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
});

test('arrow keys go through the results and Enter opens the chosen one', async () => {
  const { address } = await open();
  await userEvent.type(box(), 'mar');
  await screen.findByRole('group', { name: 'Creators' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  const first = screen.getAllByRole('option')[0];
  expect(first?.getAttribute('aria-selected')).toBe('true');
  expect(box().getAttribute('aria-activedescendant')).toBe(first?.id);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/character/31');
});

test('Enter without a choice shows all results', async () => {
  const { address } = await open();
  await userEvent.type(box(), 'mar');
  await screen.findByRole('group', { name: 'Creators' });
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/discover?q=mar');
});

test('Enter shows all results before any have come, and where there are none', async () => {
  stubFetch(() => new Promise<Response>(() => undefined));
  const { address } = await show(<SearchBox userId="1" initialText="" />);
  await userEvent.type(box(), 'mar{Enter}');
  expect(address()).toBe('/discover?q=mar');
  expect(readRecentSearches('1')).toEqual(['mar']);
  stubFetch(() => envelope(nothing));
  await userEvent.clear(box());
  await userEvent.type(box(), 'zzz');
  await screen.findByText('Nothing found for “zzz”');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/discover?q=zzz');
});

test('Escape clears the box, and whoever asks for the search comes back to it', async () => {
  await open();
  await userEvent.type(box(), 'mar');
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveProperty('value', '');
  expect(screen.queryByRole('listbox')).toBeNull();
  (document.activeElement as HTMLElement).blur();
  act(() => useSearchFocus.setState({ isRequested: true }));
  expect(document.activeElement).toBe(box());
  expect(box()).toHaveProperty('value', '');
});

test('searches that led somewhere are offered again until they are cleared', async () => {
  await open();
  await userEvent.type(box(), 'mar');
  await screen.findByRole('group', { name: 'Creators' });
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(box());
  expect(screen.getByRole('button', { name: 'mar' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('button', { name: 'mar' })).toBeNull();
  expect(readRecentSearches('1')).toEqual([]);
});

test('somebody else on the same device sees none of them', async () => {
  addRecentSearch('2', 'private');
  await open();
  fireEvent.focus(box());
  expect(screen.queryByRole('button', { name: 'private' })).toBeNull();
});

test('nothing found is said in words, with three things to do instead', async () => {
  await open(nothing);
  await userEvent.type(box(), 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeDefined();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Browse all creators',
    'See what is trending',
    'See new creators',
  ]);
});
