import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createMembership, createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { giveGift } from '../../../test/data/gifts.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

async function pair(): Promise<{ creator: TestCreator; fan: TestUser }> {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const fan = await createUser(kindred.context, { diamonds: 5000 });
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
  return { creator, fan };
}
const getFan = (creator: TestUser, fan: TestUser) =>
  kindred.call('getFan', { user_id: fan.userId }, { token: creator.token });
const note = (creator: TestUser, fan: TestUser, content: string) =>
  kindred.call('setFanNote', { user_id: fan.userId, content }, { token: creator.token });

test('a creator sees since when somebody is a fan, and what of their diamonds is the creator’s', async () => {
  const { creator, fan } = await pair();
  const otherCreator = await createCreator(kindred.context);
  await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds: 300 });
  await giveGift(kindred.context, { fan: fan.userId, charId: otherCreator.charId, diamonds: 900 });
  const { postId } = await createPost(kindred.context, creator, { price: 100, membersIncluded: false });
  const options = { token: fan.token, key: crypto.randomUUID() };
  await kindred.call('unlockPost', { diary_id: postId, expected_price: 100 }, options);
  expect((await getFan(creator, fan)).data).toMatchObject({
    state: 'following',
    renews: false,
    gifted_diamonds: 300,
    gift_num: 1,
    unlock_num: 1,
    message_unlock_num: 0,
    // 400 diamonds, a diamond being a cent, and 80 % of them.
    paid_usd_cents: 400,
    earned_usd_cents: 320,
    last_posts: [{ diary_id: postId }],
    note: '',
  });
  const month = kindred.clock.now().toISOString().slice(0, 7);
  const { data } = await kindred.call('listEarningSums', { by: 'fan', month }, { token: creator.token });
  expect(data.list).toMatchObject([{ key: fan.userId, gross_usd_cents: 400, net_usd_cents: 320 }]);
});

test('notes are the creator’s alone, replace what was there, and are gone when they are empty', async () => {
  const { creator, fan } = await pair();
  const rival = await createCreator(kindred.context);
  await createMembership(kindred.context, fan.userId, rival.charId, 'free');
  await note(creator, fan, 'Likes marzipan');
  await note(creator, fan, ' Likes nougat ');
  expect((await getFan(creator, fan)).data.note).toBe('Likes nougat');
  expect((await getFan(rival, fan)).data.note).toBe('');
  await note(creator, fan, '');
  expect((await getFan(creator, fan)).data.note).toBe('');
});

test('nothing is known and nothing written about strangers, nor behind a block', async () => {
  const { creator, fan } = await pair();
  const stranger = await createUser(kindred.context);
  expect((await getFan(creator, stranger)).code).toBe(404);
  expect((await note(creator, stranger, 'Hm')).code).toBe(404);
  await kindred.call('block', { block_id: creator.charId, block: 1 }, { token: fan.token });
  expect((await getFan(creator, fan)).code).toBe(404);
  expect((await note(creator, fan, 'Hm')).code).toBe(404);
});

test('what a creator wrote about a fan goes with the fan’s account', async () => {
  const { creator, fan } = await pair();
  await note(creator, fan, 'Likes marzipan');
  await kindred.call('deleteAccount', {}, { token: fan.token });
  const notes = await kindred.context.db
    .selectFrom('fan_notes')
    .selectAll()
    .where('user_id', '=', fan.userId)
    .execute();
  expect(notes).toEqual([]);
});

test('a quick reply is stored once however often it is sent, and there are fifty at most, also all at once', async () => {
  const { creator } = await pair();
  const own = { token: creator.token };
  const create = (client_id: string) =>
    kindred.call('createQuickReply', { content: 'Thank you, {name}', client_id }, own);
  const [first, second] = await Promise.all([create('a'), create('a')]);
  expect(first?.data.reply_id).toBe(second?.data.reply_id);
  const answers = await Promise.all(Array.from({ length: 55 }, (_, n) => create(`n${n}`)));
  expect(answers.filter(({ code }) => code === 4512)).toHaveLength(6);
  const { data } = await kindred.call('listQuickReplies', {}, own);
  expect(data.list).toHaveLength(50);
  const rival = await createCreator(kindred.context);
  await kindred.call('deleteQuickReply', { reply_id: first?.data.reply_id ?? '' }, { token: rival.token });
  await kindred.call('deleteQuickReply', { reply_id: data.list[1]?.reply_id ?? '' }, own);
  expect((await kindred.call('listQuickReplies', {}, own)).data.list).toHaveLength(49);
});
