import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { characterQuery } from '../../features/characters/characters.queries.ts';
import { aConversation } from '../../features/inbox/chat-samples.ts';
import { conversationQuery } from '../../features/inbox/inbox.queries.ts';
import { userQuery } from '../../features/users/users.queries.ts';
import { saveUser, startSession } from '../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeCharacter, makeLockedPost } from '../../test/make-post.ts';
import { makeUser } from '../../test/make-user.ts';
import { show } from '../../test/show.tsx';
import { CharacterAside } from './character-aside.tsx';

const stubWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

// The first import of a test run may take longer than anybody waits.
beforeAll(() => import('./character-glance.tsx'));
beforeEach(() => {
  startSession({ token: 'token', imToken: 'im' });
  stubWidth(true);
});

async function open(given: Parameters<typeof aConversation>[0] = {}, isQuiet: 0 | 1 = 0) {
  cleanup();
  const me = makeUser({ is_sales_quiet: isQuiet });
  saveUser(me);
  const conversation = aConversation({ side: 'fan', ...given });
  const { char_id: id, nickname: name } = conversation;
  const character = makeCharacter({ char_id: id, name });
  const post = makeLockedPost({ character });
  stubFetch((url) => {
    if (url.includes('/user/data')) return envelope(me);
    if (url.includes('/character/info')) return envelope({ ...character, together_time: null });
    if (url.includes('/push/config')) return envelope({ list: [] });
    if (url.includes('/diary/')) return envelope({ list: [post], next: null });
    return envelope(conversation);
  });
  await show(<CharacterAside id={id} chatNo={0} me={me} />, [
    [userQuery().queryKey, me],
    [characterQuery(id).queryKey, { ...character, together_time: null }],
    [conversationQuery(id, me).queryKey, conversation],
  ]);
  return name;
}

test('on the widest screens a fan sees beside the conversation who it is with, and their pictures', async () => {
  const name = await open();
  const beside = await screen.findByRole('complementary', { name: `About ${name}` });
  expect(await within(beside).findByRole('heading', { name: new RegExp(`^${name}`) })).toBeTruthy();
  expect(await within(beside).findByRole('link', { name: /^Locked:/ })).toBeTruthy();
});

test('it is not there on smaller screens, with somebody who has left, and where nothing is sold', async () => {
  stubWidth(false);
  await open();
  expect(screen.queryByRole('complementary')).toBeNull();
  stubWidth(true);
  await open({ is_closed: 1 });
  expect(screen.queryByRole('complementary')).toBeNull();
  await open({}, 1);
  expect(screen.queryByRole('complementary')).toBeNull();
});
