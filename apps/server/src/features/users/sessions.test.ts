import { expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser } from '../../test/data/factories.ts';
import { hashToken } from './authenticate.ts';

const kindred = useTestApp();

const isSignedIn = async (token: string) => (await kindred.call('getUserData', {}, { token })).status === 200;

/** One more device of the same person. */
async function signInAgain(userId: string, device: string): Promise<string> {
  const { db, random, clock } = kindred.context;
  const token = random.token(32);
  const now = clock.now();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      device_id: device,
      device,
      created_at: now,
      last_seen_at: now,
    })
    .execute();
  return token;
}

test('logging out kills the token at once, although it was just believed', async () => {
  const { token } = await createUser(kindred.context);
  expect(await isSignedIn(token)).toBe(true);
  expect((await kindred.call('logout', {}, { token })).code).toBe(2000);
  expect(await isSignedIn(token)).toBe(false);
});

test('one sees one’s devices and can sign another one out, at once and only that one', async () => {
  const { userId, token } = await createUser(kindred.context);
  const phone = await signInAgain(userId, 'Safari on iPhone');
  expect(await isSignedIn(phone)).toBe(true);
  const { data } = await kindred.call('listSessions', {}, { token });
  expect(data.list.map(({ device, is_current }) => [device, is_current])).toEqual([
    ['Safari on iPhone', false],
    ['Test', true],
  ]);
  const [first] = data.list;
  expect((await kindred.call('revokeSession', { session_id: first?.session_id ?? '' }, { token })).code).toBe(
    2000,
  );
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(token)).toBe(true);
  expect((await kindred.call('listSessions', {}, { token })).data.list).toHaveLength(1);
});

test('all other devices are signed out in one go, this one and other people stay', async () => {
  const [me, other] = [await createUser(kindred.context), await createUser(kindred.context)];
  const devices = [await signInAgain(me.userId, 'Phone'), await signInAgain(me.userId, 'Tablet')];
  for (const token of devices) expect(await isSignedIn(token)).toBe(true);
  expect((await kindred.call('revokeOtherSessions', {}, { token: me.token })).data.count).toBe(2);
  for (const token of devices) expect(await isSignedIn(token)).toBe(false);
  expect(await isSignedIn(me.token)).toBe(true);
  expect(await isSignedIn(other.token)).toBe(true);
});

test('nobody ends or sees someone else’s session', async () => {
  const [victim, stranger] = [await createUser(kindred.context), await createUser(kindred.context)];
  const { data } = await kindred.call('listSessions', {}, { token: victim.token });
  const sessionId = data.list[0]?.session_id ?? '';
  const answer = await kindred.call('revokeSession', { session_id: sessionId }, { token: stranger.token });
  expect(answer.code).toBe(404);
  expect(await isSignedIn(victim.token)).toBe(true);
  const own = await kindred.call('listSessions', {}, { token: stranger.token });
  expect(own.data.list.map((session) => session.session_id)).not.toContain(sessionId);
});

test('a session in use lives on, one left alone for 30 days dies', async () => {
  const [used, idle] = [await createUser(kindred.context), await createUser(kindred.context)];
  kindred.clock.advance(29 * 86_400);
  expect(await isSignedIn(used.token)).toBe(true);
  kindred.clock.advance(2 * 86_400);
  expect(await isSignedIn(used.token)).toBe(true);
  expect(await isSignedIn(idle.token)).toBe(false);
});

test('the token itself is nowhere in the database', async () => {
  const { token } = await createUser(kindred.context);
  const rows = await kindred.context.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(rows.map((row) => row.token_hash.toString('utf8')))).not.toContain(token);
});

test('my data shows diamonds, my character and what I have not read on both sides', async () => {
  const { context } = kindred;
  const creator = await createCreator(context, { name: 'Luna', chatMode: 1 });
  const fan = await createUser(context, { diamonds: 750 });
  const other = await createCreator(context);
  const conversation = { created_at: context.clock.now(), last_message_at: context.clock.now() };
  await context.db
    .insertInto('conversations')
    .values([
      {
        ...conversation,
        user_id: fan.userId,
        char_id: creator.charId,
        creator_user_id: creator.userId,
        fan_unread: 120,
        creator_unread: 3,
      },
      {
        ...conversation,
        user_id: creator.userId,
        char_id: other.charId,
        creator_user_id: other.userId,
        fan_unread: 4,
        creator_unread: 50,
      },
    ])
    .execute();
  const asFan = await kindred.call('getUserData', {}, { token: fan.token });
  expect(asFan.data).toMatchObject({ diamond: 750, unread: 120, is_creator: 0, char_id: null, avatar: '' });
  const asCreator = await kindred.call('getUserData', {}, { token: creator.token });
  expect(asCreator.data).toMatchObject({
    unread: 3 + 4,
    is_creator: 1,
    chat_mode: 1,
    char_id: creator.charId,
    char_unique_id: creator.handle,
  });

  await createBlock(context, fan.userId, creator.userId);
  expect((await kindred.call('getUserData', {}, { token: fan.token })).data.unread).toBe(0);
  expect((await kindred.call('getUserData', {}, { token: creator.token })).data.unread).toBe(4);
});

test('my picture is the smallest size of my own, and none while it is not ready', async () => {
  const { db, clock } = kindred.context;
  const { userId, token } = await createUser(kindred.context);
  const key = 'k'.repeat(22);
  const { media_id } = await db
    .insertInto('media')
    .values({
      key,
      owner_user_id: userId,
      kind: 'image',
      class: 'public',
      state: 'processing',
      width: 900,
      height: 900,
      widths: [320, 900],
      placeholder: '',
      created_at: clock.now(),
    })
    .returning('media_id')
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ avatar_media_id: media_id }).where('user_id', '=', userId).execute();
  expect((await kindred.call('getUserData', {}, { token })).data.avatar).toBe('');
  await db.updateTable('media').set({ state: 'ready', stripped_at: clock.now() }).execute();
  expect((await kindred.call('getUserData', {}, { token })).data.avatar).toBe(`/media/${key}/w320`);
});

test('a nickname can be changed, but not to nothing that can be seen, and not to what turns other words around', async () => {
  const { token } = await createUser(kindred.context);
  expect((await kindred.call('updateUserData', { nickname: ' Nova ' }, { token })).data.nickname).toBe(
    'Nova',
  );
  expect((await kindred.call('updateUserData', { nickname: '   ' }, { token })).code).toBe(4000);
  for (const nothing of ['\u200b\u200b', '\u3164', '\u202e \u2066']) {
    expect((await kindred.call('updateUserData', { nickname: nothing }, { token })).code).toBe(4000);
  }
  const turned = await kindred.call('updateUserData', { nickname: '\u202eavoN\n👩‍👧 مرحبا' }, { token });
  expect(turned.data.nickname).toBe('avoN 👩‍👧 مرحبا');
  await kindred.call('updateUserData', { nickname: 'Nova' }, { token });
  expect((await kindred.call('getUserData', {}, { token })).data.nickname).toBe('Nova');
});
