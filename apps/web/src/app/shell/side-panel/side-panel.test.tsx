import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { characterQuery, suggestedCharactersQuery } from '../../../features/characters/characters.queries.ts';
import { userQuery } from '../../../features/users/users.queries.ts';
import { saveUser, startSession } from '../../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter } from '../../../test/make-post.ts';
import { makeUser } from '../../../test/make-user.ts';
import { show } from '../../../test/show.tsx';
import { SidePanel } from './side-panel.tsx';

const suggested = { ...makeCharacter({ char_id: '21', name: 'Noa' }), because: null };

// The first import of a test run may take longer than anybody waits.
beforeAll(() => import('./side-panel-content.tsx'));
beforeEach(() => {
  startSession({ token: 'token', imToken: 'im' });
  const width = (query: string) => Number.parseFloat(query.match(/min-width: ([\d.]+)/)?.[1] ?? '0');
  vi.stubGlobal('matchMedia', (query: string) => ({
    // A laptop: wide, not widest.
    matches: query.includes('px') && width(query) <= 1280,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

async function open(path: string, is_vip: 0 | 1) {
  cleanup();
  const me = makeUser({ is_vip });
  saveUser(me);
  const page = { list: [suggested], next: null };
  const fetch = stubFetch((url) => envelope(url.includes('/user/data') ? me : page));
  const character = { ...makeCharacter({ char_id: '9', name: 'Mira' }), together_time: null };
  await show(<SidePanel path={path} />, [
    [userQuery().queryKey, me],
    [characterQuery('9').queryKey, character],
    ...(is_vip ? [] : [[suggestedCharactersQuery().queryKey, page] as const]),
  ]);
  return fetch;
}

test('creators are suggested beside the page', async () => {
  await open('/home', 0);
  expect(await screen.findByRole('heading', { name: 'Suggested creators' })).toBeTruthy();
  expect(screen.getByText('Noa')).toBeTruthy();
});

test.each([
  ['/home', []],
  ['/discover', []],
  ['/character/9', ['Introduction']],
])('to a VIP the house suggests nobody on %s', async (path, beside) => {
  const fetch = await open(path, 1);
  await import('./side-panel-content.tsx');
  await waitFor(() =>
    expect(screen.queryAllByRole('complementary').map((one) => one.getAttribute('aria-label'))).toEqual(
      beside,
    ),
  );
  expect(screen.queryByText('Noa')).toBeNull();
  expect(fetch.mock.calls.filter(([url]) => url.includes('recommend'))).toEqual([]);
});
