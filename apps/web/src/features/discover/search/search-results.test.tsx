import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter, makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';

beforeEach(() => history.replaceState(null, '', '/discover'));

const nothing = { characters: [], posts: [], conversations: [], more: [], next: null };
const conversation = (seq: number) => ({
  char_id: '51',
  user_id: '7',
  side: 'fan',
  nickname: 'Noor',
  avatar: '',
  is_blue_label: 0,
  seq,
  msg_id: String(60 + seq),
  identity: 'creator',
  excerpt: `See you on Mars, ${seq}`,
  created_time: new Date().toISOString(),
});
const found = {
  ...nothing,
  posts: [makePost({ diary_id: '41', content: 'A mug on Mars' })],
  conversations: [conversation(1), conversation(2)],
  more: ['conversations'],
};
const popular = { list: [makeCharacter({ char_id: '9', name: 'Mara Ostrow' })], next: null };

function serve(answer: object) {
  stubFetch((url) => {
    if (url.startsWith('/v3/api/search')) return envelope(answer);
    return envelope(url.startsWith('/v3/api/discover/character/list') ? popular : { user_id: '1' });
  });
}

test('all results are those of the box, and each kind has the way to its others', async () => {
  serve(found);
  const hrefs = (part: HTMLElement, role: string) =>
    within(part)
      .getAllByRole(role)
      .map((one) => one.getAttribute('href'))
      .filter((href) => !href?.startsWith('/discover'));
  await show(
    <>
      <SearchBox userId="1" initialText="" />
      <SearchResults q="mars" within={undefined} />
    </>,
  );
  await userEvent.type(screen.getByRole('combobox'), 'mars');
  const box = await screen.findByRole('listbox');
  await within(box).findByRole('group', { name: 'Posts' });
  const page = screen.getByRole('region', { name: 'Results for “mars”' });
  expect(hrefs(page, 'link')).toEqual(hrefs(box, 'option'));
  const tabs = within(screen.getByRole('navigation', { name: 'Results for “mars”' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Creators',
    'Posts',
    'Your conversations',
  ]);
  expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
  const more = screen.getByRole('link', { name: 'See all: Your conversations' });
  expect(more.getAttribute('href')).toBe('/discover?q=mars&in=conversations');
  expect(screen.queryByRole('link', { name: 'See all: Posts' })).toBeNull();
});

test('where nothing is found there is something to do: kinds, and creators whom many follow', async () => {
  serve(nothing);
  await show(<SearchResults q="qqq" within={undefined} />);
  expect(await screen.findByText('Nothing found for “qqq”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse all creators' }).getAttribute('href')).toBe('/discover');
  expect(screen.getByRole('link', { name: 'Food' }).getAttribute('href')).toBe('/discover/category/food');
  expect(await screen.findByRole('article', { name: 'Mara Ostrow' })).toBeTruthy();
});

test('where one kind has nothing the others are a step away', async () => {
  serve(nothing);
  await show(<SearchResults q="mars" within="posts" />);
  const all = await screen.findByRole('link', { name: 'See everything that was found' });
  expect(all.getAttribute('href')).toBe('/discover?q=mars');
});
