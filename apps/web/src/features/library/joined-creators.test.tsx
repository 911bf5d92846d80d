import type { JoinedCreator } from '@kindred/contract/library/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../lib/storage/session.ts';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { makeCharacter } from '../../test/make-post.ts';
import { show } from '../../test/show.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';
import { JoinedCreators } from './joined-creators.tsx';

beforeEach(() => {
  useToasts.setState({ items: [] });
  startSession({ token: 'token', imToken: 'im' });
});

const follow = (char_id: string, name: string): JoinedCreator => ({
  char_id,
  kind: 'free',
  state: 'following',
  joined_time: '2026-11-01T10:00:00.000Z',
  period_end: null,
  renews: false,
  bell: 'digest',
  post_time: null,
  seen_time: null,
  character: makeCharacter({ char_id, name, char_unique_id: name.toLowerCase() }),
});
const anouk = follow('1', 'Anouk');
const bela = follow('2', 'Bela');

function serve(unfollow: () => Response) {
  const sent: [string, unknown][] = [];
  let list = [anouk, bela];
  stubFetch((url, init) => {
    const { pathname, searchParams } = new URL(url, 'http://k');
    if (init?.body) sent.push([pathname, JSON.parse(String(init.body))]);
    if (pathname.endsWith('/unfollow/batch')) {
      const response = unfollow();
      list = [bela];
      return response;
    }
    if (pathname.endsWith('/follow/batch')) {
      list = [anouk, bela];
      return envelope({ followed: ['1'] });
    }
    const q = searchParams.get('q') ?? '';
    return envelope({
      list: list.filter(({ character }) => character.char_unique_id.includes(q)),
      next: null,
      count: 2,
    });
  });
  return sent;
}
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 4));

test('whoever is chosen is left at once, and can be followed again for a while', async () => {
  const sent = serve(() => envelope({ unfollowed: ['1'] }));
  await show(<JoinedCreators kind="free" />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Anouk' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow 1' }));
  await waitFor(() => expect(names()).toEqual(['Bela']));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Anou', 'Bela']));
  expect(sent).toEqual([
    ['/v3/api/user/unfollow/batch', { following_ids: ['1'] }],
    ['/v3/api/user/follow/batch', { following_ids: ['1'] }],
  ]);
});

test('where the server refuses, everybody is there again and still chosen', async () => {
  serve(() => answer({ code: 5000, msg: '', data: null }, 500));
  await show(<JoinedCreators kind="free" />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Anouk' }));
  await userEvent.click(screen.getByRole('button', { name: 'Unfollow 1' }));
  expect(await screen.findByText('Something went wrong on our side. Please try again')).toBeTruthy();
  expect(names()).toEqual(['Anou', 'Bela']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Anouk' }).checked).toBe(true);
});

test('how one hears of somebody can be chosen in the list itself, and the list says it at once', async () => {
  let bell: JoinedCreator['bell'] = 'digest';
  stubFetch((url, init) => {
    if (url.includes('/notification/bell')) {
      ({ bell } = JSON.parse(String(init?.body)));
      return envelope({ bell });
    }
    return envelope({ list: [{ ...anouk, bell }, bela], next: null, count: 2 });
  });
  await show(<JoinedCreators kind="free" />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'New posts by Anouk: Only in the email digest' }),
  );
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /^All posts/ }));
  await waitFor(() => expect(bell).toBe('all'));
  expect(await screen.findByRole('button', { name: 'New posts by Anouk: All posts' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New posts by Bela: Only in the email digest' })).toBeTruthy();
});

test('nobody of that name leads to a search of everything', async () => {
  serve(() => envelope({}));
  await show(<JoinedCreators kind="free" />);
  await screen.findByText('Anouk');
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Search everywhere' }).getAttribute('href')).toBe(
      '/discover?q=zzz',
    ),
  );
});
