import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  fan = await createUser(kindred.context);
  const at = new Date(kindred.clock.now().getTime() - 3_600_000);
  // Several of the same instant: the id decides.
  for (let index = 0; index < 9; index++) {
    await createPost(kindred.context, creator, { pictures: 0, publishedAt: at, isPinned: index === 4 });
  }
  await createPost(kindred.context, creator, { pictures: 0, state: 2 });
});

async function readAll(next: (seen: number) => Promise<unknown>) {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await kindred.call(
      'listCharacterPosts',
      { char_id: creator.charId, size: 2, cursor },
      { token: fan.token },
    );
    seen.push(...data.list.map(({ diary_id }) => diary_id));
    cursor = data.next ?? undefined;
    await next(seen.length);
  } while (cursor);
  return seen;
}

test('the pinned post comes first, then newest first, each once', async () => {
  const { data } = await kindred.call(
    'listCharacterPosts',
    { char_id: creator.charId },
    { token: fan.token },
  );
  expect(data.list.map(({ sort }) => sort)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  const rest = data.list.slice(1).map(({ diary_id }) => Number(diary_id));
  expect(rest).toEqual(rest.toSorted((a, b) => b - a));
  expect([data.count, data.total_page, data.next]).toEqual([9, 1, null]);
});

test('nothing is shown twice or left out while new posts arrive', async () => {
  const { data } = await kindred.call(
    'listCharacterPosts',
    { char_id: creator.charId },
    { token: fan.token },
  );
  const seen = await readAll(() => createPost(kindred.context, creator, { pictures: 0 }));
  expect(seen).toEqual(data.list.map(({ diary_id }) => diary_id));
});

test('its creator sees what waits for review, and counts it', async () => {
  const { data } = await kindred.call(
    'listCharacterPosts',
    { char_id: creator.charId, size: 50 },
    { token: creator.token },
  );
  expect(data.list.some(({ state }) => state === 2)).toBe(true);
  expect(data.count).toBe(data.list.length);
});

test.each([
  'x',
  '',
  Buffer.from('[1]').toString('base64url'),
  Buffer.from('[0,"1 Jan","5"]').toString('base64url'),
  Buffer.from('[0,"2026-02-30T00:00:00Z","5"]').toString('base64url'),
])('a cursor nobody gave out is refused: %s', async (cursor) => {
  const answer = await kindred.call(
    'listCharacterPosts',
    { char_id: creator.charId, cursor },
    { token: fan.token },
  );
  expect(answer.status).toBe(400);
});
