import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../test/app/start-test-app.ts';
import { createUser } from '../test/data/factories.ts';
import { brokenInvariants, expectInvariants } from '../test/sql/expect-invariants.ts';
import { createFullPerson } from './full-person.ts';
import { nothingIn } from './personal-data-invariants.ts';
import { policy } from './policy.ts';

const kindred = useTestApp({ env: { WELCOME_GIFT: '500' } });
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

/** Tables in which a row has the word somewhere, written or among the words to search for. */
async function tablesWith(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(policy)) {
    const text = `select from ${table} t where to_jsonb(t)::text ilike '%' || $1 || '%' limit 1`;
    if (((await kindred.context.pool.query(text, [word])).rowCount ?? 0) > 0) found.push(table);
  }
  return found;
}

const keysOf = async (userId: string) => {
  const { db } = kindred.context;
  const rows = await db.selectFrom('media').select('key').where('owner_user_id', '=', userId).execute();
  return rows.map(({ key }) => key);
};

/** The tables whose rows a deletion removes or empties. */
const cleared = Object.entries(policy)
  .filter(
    ([, { owner, deleted, emptied }]) => owner !== null && (deleted !== undefined || emptied !== undefined),
  )
  .map(([table]) => table);

test('an account that was only marked as deleted is found out in every table that it has left something in', async () => {
  const person = await createFullPerson(kindred, 'halfway');
  const fellow = await createUser(kindred.context);
  await kindred.call('follow', { following_id: person.charId }, { token: fellow.token });
  const mark = (at: Date | null) =>
    kindred.context.db
      .updateTable('users')
      .set({ deleted_at: at })
      .where('user_id', '=', person.userId)
      .execute();
  await mark(kindred.clock.now());
  const broken = await brokenInvariants(kindred);
  await mark(null);
  expect(broken.toSorted()).toEqual(cleared.map(nothingIn).toSorted());
});

test('of somebody who deletes their account no table has a word any more, and the storage no file', async () => {
  const word = 'quixotic';
  const person = await createFullPerson(kindred, word);
  const keys = await keysOf(person.userId);
  expect(keys.length).toBeGreaterThan(3);
  expect(await tablesWith(word)).toEqual(
    expect.arrayContaining([
      'users',
      'characters',
      'posts',
      'post_media',
      'comments',
      'reports',
      'post_words',
    ]),
  );
  expect((await kindred.call('deleteAccount', {}, { token: person.token })).code).toBe(2000);
  expect(await tablesWith(word)).toEqual([]);
  await expect.poll(() => keysOf(person.userId)).toEqual([]);
  const folders = await readdir(path.join(kindred.context.config.dataDir, 'media'));
  expect(folders.filter((folder) => keys.includes(folder))).toEqual([]);
});

test('what others reported of them keeps its place and loses their words', async () => {
  const person = await createFullPerson(kindred, 'verbatim');
  const reports = () =>
    kindred.context.db
      .selectFrom('reports as r')
      .innerJoin('comments as k', 'k.comment_id', 'r.reported_id')
      .select('r.content')
      .where('r.reported_type', '=', 2)
      .where('k.user_id', '=', person.userId)
      .execute();
  expect(await reports()).toEqual([{ content: 'verbatim' }]);
  await kindred.call('deleteAccount', {}, { token: person.token });
  expect(await reports()).toEqual([{ content: '' }]);
});
