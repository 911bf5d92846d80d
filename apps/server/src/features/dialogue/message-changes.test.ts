import type { LiveEvent } from '@kindred/contract/all/events';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { sweepVersions } from '../chat/changes/sweep-versions.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

type Pair = { creator: TestCreator; fan: TestUser; msgId: string };

/** Creates a creator who answers by hand, and a fan who has sent them a message. */
async function writtenPair(content = 'Helo'): Promise<Pair> {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const fan = await createUser(kindred.context);
  const answer = await send(fan, { char_id: creator.charId, content });
  return { creator, fan, msgId: answer.lines[0]?.data.msg_id as string };
}

const send = (
  from: TestUser,
  fields: { char_id: string; user_id?: string; content: string; client_id?: string; reply_to_seq?: number },
) => kindred.call('charger', fields, { token: from.token });
const edit = (person: TestUser, msg_id: string, content: string) =>
  kindred.call('editMessage', { msg_id, content }, { token: person.token });
const unsend = (person: TestUser, msg_id: string) =>
  kindred.call('deleteMessage', { msg_id }, { token: person.token });
const react = (person: TestUser, msg_id: string, emoji: '❤️' | '🔥' | null) =>
  kindred.call('reactToMessage', { msg_id, emoji }, { token: person.token });
const history = async ({ creator, fan }: Pair) =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data.list;
const changes = async (person: TestUser, since: string) =>
  (await kindred.call('listChanges', { since }, { token: person.token })).data;

function listen(user: TestUser): LiveEvent[] {
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(user.userId, (event) => events.push(event));
  return events;
}

describe('editing', () => {
  test('changes the words on both sides, in the list too, and says so', async () => {
    const participants = await writtenPair();
    const events = listen(participants.creator);
    const edited = await edit(participants.fan, participants.msgId, 'Hello');
    expect(edited.data).toMatchObject({ content: 'Hello', revision: 1, edited_time: expect.any(String) });
    expect(events).toEqual([{ type: 'message.changed', message: edited.data }]);
    expect(await history(participants)).toEqual([edited.data]);
    const { list } = (await kindred.call('listConversations', {}, { token: participants.creator.token }))
      .data;
    expect(list).toMatchObject([{ content: 'Hello', unread: 1 }]);
  });

  test('with the same words again, such as a retry, changes nothing', async () => {
    const { fan, creator, msgId } = await writtenPair();
    await edit(fan, msgId, 'Hello');
    const events = listen(creator);
    expect((await edit(fan, msgId, 'Hello')).data.revision).toBe(1);
    expect(events).toEqual([]);
  });

  test('is for fifteen minutes', async () => {
    const { fan, msgId } = await writtenPair();
    kindred.clock.advance(15 * 60 - 1);
    expect((await edit(fan, msgId, 'In time')).code).toBe(2000);
    kindred.clock.advance(2);
    expect((await edit(fan, msgId, 'Too late')).code).toBe(refusals.editTooLate.code);
  });

  test('is for whoever wrote it, and for words that still stand', async () => {
    const { fan, creator, msgId } = await writtenPair();
    expect((await edit(creator, msgId, 'Not mine')).code).toBe(refusals.forbidden.code);
    expect((await edit(await createUser(kindred.context), msgId, 'Who?')).code).toBe(404);
    expect((await edit(fan, msgId, '  ')).code).toBe(refusals.invalidInput.code);
    await unsend(fan, msgId);
    expect((await edit(fan, msgId, 'Back again')).code).toBe(refusals.messageDeleted.code);
  });

  test('is no way around the rules for words, and distress is met with help', async () => {
    const participants = await writtenPair();
    const refused = await edit(participants.fan, participants.msgId, 'send me nudes of a 14 year old');
    expect(refused.code).toBe(refusals.messageRefused.code);
    expect((await edit(participants.fan, participants.msgId, 'I want to kill myself')).code).toBe(2000);
    expect((await history(participants)).map(({ type, content }) => [type, content])).toEqual([
      ['text', 'I want to kill myself'],
      ['help', expect.stringContaining('988')],
    ]);
  });

  test('ends with a block, like reacting and unsending', async () => {
    const { fan, creator, msgId } = await writtenPair();
    await createBlock(kindred.context, creator.userId, fan.userId);
    const refused = [
      await edit(fan, msgId, 'After'),
      await react(fan, msgId, '🔥'),
      await unsend(fan, msgId),
    ];
    expect(refused.map(({ code }) => code)).toEqual([404, 404, 404]);
  });
});

describe('a reaction', () => {
  test('of a creator to a gift is their thanks: its giver is told once, a fan’s own reaction thanks nobody', async () => {
    const { context } = kindred;
    const creator = await createCreator(context, { name: 'Mara', chatMode: 1 });
    const fan = await createUser(context, { diamonds: 500 });
    const giftInput = { char_id: creator.charId, price: 300 };
    const gift = await kindred.call('charger', giftInput, { token: fan.token, key: 'gift' });
    const msgId = gift.data.msg_id ?? '';
    const notificationsOf = async ({ token }: TestUser) =>
      (await kindred.call('listNotifications', {}, { token })).data.list.map(
        ({ topic, character, char_id }) => [topic, character, char_id],
      );
    await react(fan, msgId, '🔥');
    expect(await notificationsOf(creator)).toEqual([['gift', expect.any(String), creator.charId]]);
    await react(creator, msgId, '❤️');
    await react(creator, msgId, null);
    await react(creator, msgId, '🔥');
    expect(await notificationsOf(fan)).toEqual([['thanked', 'Mara', creator.charId]]);
  });

  test('is one per person, changes, and can be taken away', async () => {
    const participants = await writtenPair();
    await react(participants.fan, participants.msgId, '❤️');
    await react(participants.creator, participants.msgId, '❤️');
    await react(participants.creator, participants.msgId, '🔥');
    expect(await history(participants)).toMatchObject([
      { fan_reaction: '❤️', creator_reaction: '🔥', revision: 3 },
    ]);
    await react(participants.fan, participants.msgId, null);
    expect(await history(participants)).toMatchObject([{ fan_reaction: null, creator_reaction: '🔥' }]);
  });

  test('sent twice is one change, and raises no badge', async () => {
    const participants = await writtenPair();
    await react(participants.creator, participants.msgId, '🔥');
    const events = listen(participants.fan);
    expect((await react(participants.creator, participants.msgId, '🔥')).data.revision).toBe(1);
    expect(events).toEqual([]);
    const { data } = await kindred.call('listConversations', {}, { token: participants.fan.token });
    expect(data).toMatchObject({ unread_total: 0, list: [{ content: 'Helo' }] });
  });

  test('goes with the message that is unsent', async () => {
    const participants = await writtenPair();
    await react(participants.creator, participants.msgId, '❤️');
    await unsend(participants.fan, participants.msgId);
    expect(await history(participants)).toMatchObject([{ is_deleted: true, creator_reaction: null }]);
    expect((await react(participants.creator, participants.msgId, '🔥')).code).toBe(
      refusals.messageDeleted.code,
    );
  });
});

test('editing and unsending at once end unsent, with no words left, and whoever was away learns it', async () => {
  for (let round = 0; round < 10; round++) {
    const participants = await writtenPair(`round ${round}`);
    const { next } = await changes(participants.creator, '0');
    const [edited] = await Promise.all([
      edit(participants.fan, participants.msgId, 'canary of an edit'),
      unsend(participants.fan, participants.msgId),
      react(participants.creator, participants.msgId, '❤️'),
    ]);
    expect([2000, refusals.messageDeleted.code]).toContain(edited.code);
    const stands = { content: '', is_deleted: true, creator_reaction: null };
    expect(await history(participants)).toMatchObject([stands]);
    await expect
      .poll(async () => (await changes(participants.creator, next)).messages.at(-1))
      .toMatchObject(stands);
    expect(JSON.stringify(await changes(participants.creator, '0'))).not.toContain('canary');
  }
});

describe('an answer to a message', () => {
  test('names it, and sent twice is one', async () => {
    const participants = await writtenPair();
    const answer = {
      char_id: participants.creator.charId,
      user_id: participants.fan.userId,
      content: 'Hi',
      client_id: 'a1',
      reply_to_seq: 1,
    };
    await send(participants.creator, answer);
    await send(participants.creator, answer);
    expect((await history(participants)).map(({ reply_to_seq }) => reply_to_seq)).toEqual([null, 1]);
  });

  test('to a message that the conversation does not have is refused', async () => {
    const { creator, fan } = await writtenPair();
    const refused = await send(fan, { char_id: creator.charId, content: 'To what?', reply_to_seq: 7 });
    expect(refused.code).toBe(refusals.invalidInput.code);
  });
});

test('what was edited and unsent reaches the moderators with a report, and is gone after ninety days', async () => {
  const { fan, creator, msgId } = await writtenPair('first words');
  await edit(fan, msgId, 'second words');
  await unsend(fan, msgId);
  const report = async () => {
    const answer = await kindred.call(
      'createReport',
      { reported_id: msgId, reported_type: 5, reason: 'harassment' },
      { token: creator.token },
    );
    expect(answer.code).toBe(2000);
  };
  await report();
  const evidence = await kindred.context.db
    .selectFrom('reports')
    .select('evidence')
    .executeTakeFirstOrThrow();
  expect(evidence).toMatchObject({
    evidence: [{ content: '', is_deleted: true, said_before: ['first words', 'second words'] }],
  });
  const versions = () => kindred.context.db.selectFrom('message_versions').selectAll().execute();
  kindred.clock.advance(89 * 86_400);
  await sweepVersions(kindred.context);
  expect((await versions()).map(({ content }) => content)).toEqual(
    expect.arrayContaining(['first words', 'second words']),
  );
  kindred.clock.advance(2 * 86_400);
  await sweepVersions(kindred.context);
  expect(await versions()).toEqual([]);
});

test('who is writing is told to the other side alone, and to nobody behind a block or a restriction', async () => {
  const { fan, creator } = await writtenPair();
  const typing = (person: TestUser, more: object = {}) =>
    kindred.call('sendTyping', { char_id: creator.charId, ...more }, { token: person.token });
  const [ofFan, ofCreator] = [listen(fan), listen(creator)];
  expect((await typing(fan)).code).toBe(2000);
  expect((await typing(creator, { user_id: fan.userId })).code).toBe(2000);
  const conversation = { char_id: creator.charId, user_id: fan.userId, chat_no: 0 };
  expect(ofCreator).toEqual([{ type: 'conversation.typing', conversation, writer: 'fan' }]);
  expect(ofFan).toEqual([{ type: 'conversation.typing', conversation, writer: 'creator' }]);
  // Typing is no error, and notifies nobody, before the first message, in a foreign conversation and behind a block.
  expect((await typing(await createUser(kindred.context))).code).toBe(2000);
  expect((await typing(await createUser(kindred.context), { user_id: fan.userId })).code).toBe(2000);
  await kindred.call('restrict', { restrict_id: fan.userId, restrict: 1 }, { token: creator.token });
  ofCreator.length = 0;
  expect((await typing(fan)).code).toBe(2000);
  expect(ofCreator).toEqual([]);
  await createBlock(kindred.context, creator.userId, fan.userId);
  expect((await typing(fan)).code).toBe(2000);
  expect(ofCreator).toEqual([]);
});
