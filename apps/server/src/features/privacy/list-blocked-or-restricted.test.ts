import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const ways = ['block', 'restrict'] as const;
type Way = (typeof ways)[number];

const restrictOrBlock = (way: Way, by: TestUser, id: string, isOn: 0 | 1 = 1) =>
  kindred.call(way, { [`${way}_id`]: id, [way]: isOn } as never, { token: by.token });
const listOf = async (way: Way, { token }: TestUser) =>
  (await kindred.call(way === 'block' ? 'listBlocked' : 'listRestricted', {}, { token })).data.list;
const write = (by: TestUser, conversation: { char_id: string; user_id?: string }) =>
  kindred.call(
    'charger',
    { ...conversation, content: 'Hello', client_id: crypto.randomUUID() },
    { token: by.token, key: crypto.randomUUID() },
  );

test('the list shows people as one met them, the latest first, page by page without gaps', async () => {
  const { context, clock } = kindred;
  const me = await createCreator(context, { chatMode: 1 });
  const [fan, creator] = [
    await createUser(context, { nickname: 'Ola' }),
    await createCreator(context, { name: 'Zed' }),
  ];
  await write(fan, { char_id: me.charId });
  await restrictOrBlock('block', me, fan.userId);
  clock.advance(1);
  await restrictOrBlock('block', me, creator.charId);
  const { token } = me;
  const first = await kindred.call('listBlocked', { size: 1 }, { token });
  expect(first.data.list).toMatchObject([
    { user_id: creator.userId, char_id: creator.charId, nickname: 'Zed' },
  ]);
  expect(first.data.count).toBe(2);
  const second = await kindred.call('listBlocked', { size: 1, cursor: first.data.next ?? '' }, { token });
  expect(second.data.list).toMatchObject([{ user_id: fan.userId, char_id: null, nickname: 'Ola' }]);
  expect(second.data.next).toBeNull();
  expect(await listOf('block', fan)).toEqual([]);
});

test.each(ways)('with %s nobody learns the name behind a number that they have never met', async (way) => {
  const { context } = kindred;
  const me = await createUser(context);
  const stranger = await createUser(context, { nickname: 'Secret name' });
  expect((await restrictOrBlock(way, me, stranger.userId)).code).toBe(2000);
  expect(await listOf(way, me)).toMatchObject([{ user_id: stranger.userId, nickname: '', avatar: '' }]);
  expect((await restrictOrBlock(way, me, stranger.userId, 0)).code).toBe(2000);
  expect(await listOf(way, me)).toEqual([]);
});

test.each(ways)('with %s nobody learns whom a creator who blocks them has become', async (way) => {
  const { context } = kindred;
  const me = await createUser(context);
  const creator = await createCreator(context, { name: 'Out of sight' });
  await restrictOrBlock('block', creator, me.userId);
  for (const id of [creator.charId, creator.userId]) {
    await restrictOrBlock(way, me, id);
    const [row] = await listOf(way, me);
    expect(row).toMatchObject({ user_id: id, nickname: '', avatar: '' });
    await restrictOrBlock(way, me, id, 0);
  }
});

test.each(ways)(
  'with %s the account of a creator is shown as their character, not by its own name',
  async (way) => {
    const { context } = kindred;
    const me = await createUser(context);
    const creator = await createCreator(context, { name: 'Stage name' });
    await context.db
      .updateTable('users')
      .set({ nickname: 'Private name' })
      .where('user_id', '=', creator.userId)
      .execute();
    await restrictOrBlock(way, me, creator.userId);
    expect(await listOf(way, me)).toMatchObject([{ char_id: creator.charId, nickname: 'Stage name' }]);
  },
);

test('a stranger whom I have restricted has a name once they have written to me', async () => {
  const { context } = kindred;
  const me = await createCreator(context, { chatMode: 1 });
  const stranger = await createUser(context, { nickname: 'Now known' });
  await restrictOrBlock('restrict', me, stranger.userId);
  expect(await listOf('restrict', me)).toMatchObject([{ nickname: '' }]);
  await write(stranger, { char_id: me.charId });
  expect(await listOf('restrict', me)).toMatchObject([{ nickname: 'Now known' }]);
});

test('what one has decided about somebody is to be had by the number as which one knows them, by oneself alone', async () => {
  const { context } = kindred;
  const me = await createUser(context);
  const creator = await createCreator(context, { name: 'Zed' });
  const readState = async ({ token }: TestUser, id: string) =>
    (await kindred.call('getPrivacyState', { id }, { token })).data;
  expect(await readState(me, creator.charId)).toEqual({ block: null, restrict: null });
  await restrictOrBlock('restrict', me, creator.charId);
  expect(await readState(me, creator.charId)).toMatchObject({ block: null, restrict: { nickname: 'Zed' } });
  await restrictOrBlock('block', me, creator.charId);
  expect(await readState(me, creator.charId)).toMatchObject({ block: { nickname: 'Zed' } });
  // Neither for the other person, nor by the id of the account behind the character.
  expect(await readState(creator, me.userId)).toEqual({ block: null, restrict: null });
  expect(await readState(me, creator.userId)).toEqual({ block: null, restrict: null });
  await restrictOrBlock('block', me, creator.charId, 0);
  expect((await readState(me, creator.charId)).block).toBeNull();
});
