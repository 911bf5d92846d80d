import { chatNameMax, chatsMax } from '@kindred/contract/chat/limits';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanionStage, says, startCompanionStage } from '../../../test/app/companion-stage.ts';
import type { TestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { queryOne } from '../../../test/sql/query.ts';

let stage: CompanionStage;
let kindred: TestApp;
beforeAll(async () => {
  stage = await startCompanionStage();
  stage.writer = () => says('An answer');
  kindred = stage.kindred;
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
});

const card = { data: { first_mes: 'Mind the step, {{user}}.' } };
type Pair = { creator: TestCreator; fan: TestUser };

/** Creates a creator with a companion, and a fan who has written to them. */
async function pair(options: { chatMode?: 0 | 1; diamonds?: number } = {}): Promise<Pair> {
  const { diamonds, ...creatorOptions } = options;
  const creator = await createCreator(kindred.context, { name: 'Mara', card, ...creatorOptions });
  const fan = await createUser(kindred.context, { nickname: 'Tom', ...(diamonds && { diamonds }) });
  await say({ creator, fan }, 0, 'Hello there');
  return { creator, fan };
}

const say = ({ creator, fan }: Pair, chatNo: number, content: string) =>
  kindred.call('charger', { char_id: creator.charId, chat_no: chatNo, content }, { token: fan.token });

const begin = ({ creator, fan }: Pair, name?: string) =>
  kindred.call('createChat', { char_id: creator.charId, ...(name && { name }) }, { token: fan.token });

/** Begins another conversation and returns its number. */
const chat = async (people: Pair, name?: string) => (await begin(people, name)).data.conversation.chat_no;

const transcript = async ({ creator, fan }: Pair, chatNo: number) =>
  (
    await kindred.call('listMessages', { char_id: creator.charId, chat_no: chatNo }, { token: fan.token })
  ).data.list.map(({ identity, content }) => `${identity}: ${content}`);

const list = async ({ creator, fan }: Pair) =>
  (await kindred.call('listChats', { char_id: creator.charId }, { token: fan.token })).data.list.map(
    ({ chat_no, chat_name }) => [chat_no, chat_name],
  );

const prompt = () => JSON.stringify(stage.requests.at(-1)?.messages);

test('a fan begins another conversation with a character, which starts fresh and has its own greeting, messages and name', async () => {
  const people = await pair();
  const chatNo = await chat(people, 'Holiday plans');
  expect(chatNo).toBe(1);
  expect(await transcript(people, chatNo)).toEqual(['ai: Mind the step, Tom.']);
  await say(people, chatNo, 'Lisbon or Porto?');
  expect(prompt()).not.toContain('Hello there');
  expect(await transcript(people, chatNo)).toEqual([
    'ai: Mind the step, Tom.',
    'fan: Lisbon or Porto?',
    'ai: An answer',
  ]);
  expect(await transcript(people, 0)).toContain('fan: Hello there');
  expect(await transcript(people, 0)).not.toContain('fan: Lisbon or Porto?');
  const inbox = await kindred.call('listConversations', {}, { token: people.fan.token });
  expect(inbox.data.list).toMatchObject([
    { chat_no: 1, chat_name: 'Holiday plans' },
    { chat_no: 0, chat_name: '' },
  ]);
});

test('another greeting can be chosen, and an answer written again, in a second conversation that was never looked at', async () => {
  const greetings = { data: { first_mes: 'Mind the step.', alternate_greetings: ['You again!'] } };
  const creator = await createCreator(kindred.context, { card: greetings });
  const people = { creator, fan: await createUser(kindred.context) };
  await say(people, 0, 'Hello there');
  const chatNo = await chat(people);
  const asFan = { token: people.fan.token };
  const choice = { char_id: creator.charId, chat_no: chatNo, index: 1 };
  expect(await kindred.call('chooseGreeting', choice, asFan)).toMatchObject({
    code: 2000,
    data: { content: 'You again!' },
  });
  expect(await transcript(people, chatNo)).toEqual(['ai: You again!']);

  await say(people, chatNo, 'Nice weather today');
  const answer = await queryOne<{ message_id: string }>(
    kindred.context.db,
    `select m.message_id from messages m join conversations v using (conversation_id)
      where v.user_id = $1 and v.chat_no = $2 and m.identity = 'ai' order by m.seq desc limit 1`,
    [people.fan.userId, chatNo],
  );
  stage.writer = () => says('Other words');
  const again = await kindred.call('regenerateReply', { msg_id: answer.message_id }, asFan);
  stage.writer = () => says('An answer');
  expect(again.code).toBe(2000);
  expect(await transcript(people, chatNo)).toEqual([
    'ai: You again!',
    'fan: Nice weather today',
    'ai: Other words',
  ]);
});

test('calls that name the character alone mean the first conversation', async () => {
  const people = await pair();
  await chat(people);
  const key = { char_id: people.creator.charId };
  const asFan = { token: people.fan.token };
  expect((await kindred.call('getConversation', key, asFan)).data.chat_no).toBe(0);
  await kindred.call('charger', { ...key, content: 'Again' }, asFan);
  expect(await transcript(people, 0)).toContain('fan: Again');
});

test('two tabs that press New chat at once open the same one', async () => {
  const people = await pair();
  const numbers = await Promise.all(Array.from({ length: 8 }, () => chat(people)));
  expect(new Set(numbers)).toEqual(new Set([1]));
  expect(await list(people)).toEqual([
    [0, ''],
    [1, ''],
  ]);
});

test('where nothing was said in the first conversation, that is the new one, with the name', async () => {
  const creator = await createCreator(kindred.context, { card });
  const people = { creator, fan: await createUser(kindred.context) };
  expect((await begin(people, 'First steps')).data.conversation).toMatchObject({
    chat_no: 0,
    chat_name: 'First steps',
  });
});

test('a name can be changed and taken away, is short, and is read like other words of people', async () => {
  const people = await pair();
  const chatNo = await chat(people, 'Work');
  await say(people, chatNo, 'Meeting at nine');
  const rename = (name: string) =>
    kindred.call(
      'renameChat',
      { char_id: people.creator.charId, chat_no: chatNo, name },
      { token: people.fan.token },
    );
  expect((await rename('Office')).data.conversation.chat_name).toBe('Office');
  const ofCreator = await kindred.call(
    'listChats',
    { char_id: people.creator.charId, user_id: people.fan.userId },
    { token: people.creator.token },
  );
  expect(ofCreator.data.list).toMatchObject([{ chat_name: '' }, { chat_name: 'Office' }]);
  expect((await rename('x'.repeat(chatNameMax + 1))).code).toBe(4000);
  expect((await rename('rape her')).code).toBe(refusals.textRefused.code);
  expect((await begin(people, 'rape her')).code).toBe(refusals.textRefused.code);
  expect((await rename('')).data.conversation.chat_name).toBe('');
});

test('there are twenty at most, and a deleted one makes room', async () => {
  const people = await pair();
  const asFan = { token: people.fan.token };
  for (let n = 1; n < chatsMax; n++) await chat(people, `Chat ${n}`);
  expect((await begin(people, 'One more')).code).toBe(refusals.chatsFull.code);
  const key = { char_id: people.creator.charId, chat_no: 3, seq: 1 };
  expect((await kindred.call('clearConversation', key, asFan)).code).toBe(2000);
  expect(await list(people)).not.toContainEqual([3, 'Chat 3']);
  expect(await chat(people, 'One more')).toBe(chatsMax);
});

test('a deleted conversation is gone for the fan, stays with the creator, and comes back with a message', async () => {
  const people = await pair();
  const chatNo = await chat(people, 'Secret');
  await say(people, chatNo, 'Only here');
  const asFan = { token: people.fan.token };
  const key = { char_id: people.creator.charId, chat_no: chatNo };
  await kindred.call('clearConversation', { ...key, seq: 100 }, asFan);
  expect(await list(people)).toEqual([[0, '']]);
  const ofCreator = { ...key, user_id: people.fan.userId };
  const asCreator = { token: people.creator.token };
  expect((await kindred.call('listMessages', ofCreator, asCreator)).data.list).toHaveLength(3);
  await kindred.call('charger', { ...ofCreator, content: 'Are you there?' }, asCreator);
  expect(await list(people)).toEqual([
    [0, ''],
    [chatNo, 'Secret'],
  ]);
  expect(await transcript(people, chatNo)).toEqual(['creator: Are you there?']);
});

test('to the creator an empty conversation is not there, and who answers is chosen for each by itself', async () => {
  const people = await pair();
  const chatNo = await chat(people);
  const key = { char_id: people.creator.charId, user_id: people.fan.userId, chat_no: chatNo };
  const asCreator = { token: people.creator.token };
  for (const name of ['getConversation', 'listMessages'] as const)
    expect((await kindred.call(name, key, asCreator)).code).toBe(404);
  expect((await kindred.call('charger', { ...key, content: 'I saw you' }, asCreator)).code).toBe(404);
  expect((await kindred.call('setConversationMode', { ...key, mode: 'off' }, asCreator)).code).toBe(404);
  await say(people, chatNo, 'Hi');
  await kindred.call('setConversationMode', { ...key, mode: 'off' }, asCreator);
  const modeOf = async (chat_no: number) =>
    (await kindred.call('getConversation', { ...key, chat_no }, asCreator)).data.answered;
  expect([await modeOf(0), await modeOf(chatNo)]).toEqual(['auto', 'off']);
  // A new conversation follows the first one's mode.
  await kindred.call('setConversationMode', { ...key, chat_no: 0, mode: 'off' }, asCreator);
  const third = await chat(people, 'Third');
  await say(people, third, 'Anybody?');
  expect(await modeOf(third)).toBe('off');
});

test('reading, unread, pins and search are of one conversation', async () => {
  const people = await pair({ chatMode: 1 });
  const chatNo = await chat(people, 'Work');
  await say(people, chatNo, 'Zephyr');
  const key = { char_id: people.creator.charId, user_id: people.fan.userId };
  const asCreator = { token: people.creator.token };
  await kindred.call('readConversation', { ...key, chat_no: chatNo, seq: 10 }, asCreator);
  await kindred.call('setConversationState', { ...key, chat_no: chatNo, is_pinned: 1 }, asCreator);
  const { data } = await kindred.call('listConversations', {}, asCreator);
  expect(data.list).toMatchObject([
    { chat_no: chatNo, unread: 0, is_pinned: 1 },
    { chat_no: 0, unread: 1, is_pinned: 0 },
  ]);
  expect(data.unread_total).toBe(1);
  const result = await kindred.call('search', { q: 'Zephyr', kind: 'conversations' }, asCreator);
  expect(result.data.conversations).toMatchObject([{ chat_no: chatNo, chat_name: 'Work' }]);
});

test('what two have come to and what was given is theirs in all their conversations; a gift stands where it was given', async () => {
  const people = await pair({ diamonds: 1000 });
  const chatNo = await chat(people);
  const key = { char_id: people.creator.charId, chat_no: chatNo };
  const gift = { ...key, price: 200 };
  await kindred.call('charger', gift, { token: people.fan.token, key: 'gift-in-another-chat' });
  const ofCreator = { ...key, user_id: people.fan.userId };
  const items = await Promise.all(
    [0, chatNo].map(async (chat_no) => {
      const fields = { ...ofCreator, chat_no };
      return (await kindred.call('getConversation', fields, { token: people.creator.token })).data;
    }),
  );
  expect(items.map(({ gifted_diamonds }) => gifted_diamonds)).toEqual([200, 200]);
  // Points: the first words of the day, one message, and two for the gift.
  expect(items.map(({ intimacy }) => intimacy.points)).toEqual([13, 13]);
  expect(await transcript(people, chatNo)).toContain('fan: ');
  const top = await kindred.call(
    'listConversations',
    { filter: 'top_fans' },
    { token: people.creator.token },
  );
  expect(top.data.list).toHaveLength(1);
});

test('pinned facts are known in all conversations with the character, everything else in its own', async () => {
  const people = await pair();
  const asFan = { token: people.fan.token };
  const key = { char_id: people.creator.charId };
  const fact = (chat_no: number, content: string, is_pinned: 0 | 1) =>
    kindred.call('saveFact', { ...key, chat_no, content, is_pinned, client_id: `fact ${content}` }, asFan);
  await fact(0, 'Allergic to nuts', 1);
  await fact(0, 'Tired today', 0);
  const chatNo = await chat(people);
  const factsIn = async (chat_no: number) =>
    (await kindred.call('listMemory', { ...key, chat_no }, asFan)).data.facts.map(
      ({ content, chat_no }) => `${content} (${chat_no})`,
    );
  expect(await factsIn(chatNo)).toEqual(['Allergic to nuts (0)']);
  await say(people, chatNo, 'What can I eat?');
  expect(prompt()).toContain('Allergic to nuts');
  expect(prompt()).not.toContain('Tired today');
  // A fact is changed in the conversation that owns it, and the change holds everywhere.
  const { facts } = (await kindred.call('listMemory', { ...key, chat_no: chatNo }, asFan)).data;
  await kindred.call('deleteFact', { ...key, fact_id: facts[0]?.fact_id }, asFan);
  expect(await factsIn(chatNo)).toEqual([]);
});

test('of two facts about the same thing, what a person said in this conversation counts before what is pinned elsewhere', async () => {
  const people = await pair();
  const asFan = { token: people.fan.token };
  const key = { char_id: people.creator.charId };
  const name = (chat_no: number, content: string, is_pinned: 0 | 1) =>
    kindred.call(
      'saveFact',
      { ...key, chat_no, kind: 'name', content, is_pinned, client_id: `name ${content}` },
      asFan,
    );
  await name(0, 'Tom', 1);
  const chatNo = await chat(people);
  await name(chatNo, 'Captain Tom', 0);
  const { data } = await kindred.call('listMemory', { ...key, chat_no: chatNo }, asFan);
  expect(data.facts.map(({ content }) => content)).toEqual(['Captain Tom']);
});

test('where nothing is to be remembered in the first conversation, nothing is in a new one, and its pinned facts stay there', async () => {
  const people = await pair();
  const asFan = { token: people.fan.token };
  const key = { char_id: people.creator.charId };
  const pinned = { ...key, content: 'Likes tea', is_pinned: 1 as const, client_id: 'fact likes tea' };
  await kindred.call('saveFact', pinned, asFan);
  await kindred.call('setMemoryConfig', { ...key, is_on: 0 }, asFan);
  const chatNo = await chat(people);
  const { data } = await kindred.call('listMemory', { ...key, chat_no: chatNo }, asFan);
  expect(data).toMatchObject({ is_on: 0, facts: [] });
});

test('a fan is somebody else in each conversation, if they like', async () => {
  const people = await pair();
  const chatNo = await chat(people);
  const asFan = { token: people.fan.token };
  const words = { name: 'Captain Rex', client_id: 'persona-rex' };
  const { persona } = (await kindred.call('savePersona', words, asFan)).data;
  const key = { char_id: people.creator.charId };
  await kindred.call('choosePersona', { ...key, chat_no: chatNo, persona_id: persona.persona_id }, asFan);
  const chosenPersona = async (chat_no: number) =>
    (await kindred.call('listPersonas', { ...key, chat_no }, asFan)).data.chosen_id;
  expect([await chosenPersona(0), await chosenPersona(chatNo)]).toEqual([null, persona.persona_id]);
  expect(await transcript(people, chatNo)).toEqual(['ai: Mind the step, Captain Rex.']);
});

test('nobody else has them: not a stranger, not behind a block, and no number that was never begun', async () => {
  const people = await pair();
  const chatNo = await chat(people);
  await say(people, chatNo, 'Mine');
  const stranger = await createUser(kindred.context);
  const key = { char_id: people.creator.charId, user_id: people.fan.userId };
  expect((await kindred.call('listChats', key, { token: stranger.token })).data.list).toEqual([]);
  expect((await say({ ...people, fan: stranger }, chatNo, 'Hi')).code).toBe(404);
  expect((await say(people, 19, 'Hi')).code).toBe(404);
  expect(
    (await kindred.call('createChat', { char_id: people.creator.charId }, { token: people.creator.token }))
      .code,
  ).toBe(refusals.ownCharacter.code);
  await kindred.call('block', { block_id: people.creator.charId, block: 1 }, { token: people.fan.token });
  expect(await list(people)).toEqual([]);
  expect((await begin(people)).code).toBe(404);
});

test('messages of both sides in several conversations at once hold nobody up for good', async () => {
  const people = await pair({ chatMode: 1, diamonds: 5000 });
  const numbers = [0, await chat(people, 'A'), await chat(people, 'B')];
  for (const chatNo of numbers) await say(people, chatNo, 'Begin');
  const asCreator = { token: people.creator.token };
  const key = { char_id: people.creator.charId, user_id: people.fan.userId };
  const work = Array.from({ length: 30 }, (_, n) => {
    const chat_no = numbers[n % 3] as number;
    if (n % 5 === 0)
      return kindred.call(
        'charger',
        { char_id: people.creator.charId, chat_no, price: 200 },
        { token: people.fan.token, key: `at-once-${n}` },
      );
    if (n % 5 === 1) return kindred.call('setChatMode', { chat_mode: ((n / 5) & 1) as 0 | 1 }, asCreator);
    return n % 2 === 0
      ? say(people, chat_no, `Fan ${n}`)
      : kindred.call('charger', { ...key, chat_no, content: `Creator ${n}` }, asCreator);
  });
  expect((await Promise.all(work)).map(({ code }) => code)).toEqual(work.map(() => 2000));
});

test('what a fan called their conversations goes with their account', async () => {
  const people = await pair();
  const chatNo = await chat(people, 'My diary');
  await say(people, chatNo, 'Bye');
  await kindred.call('deleteAccount', {}, { token: people.fan.token });
  const row = await queryOne<{ name: string }>(
    kindred.context.db,
    'select name from conversations where user_id = $1 and chat_no = $2',
    [people.fan.userId, chatNo],
  );
  expect(row.name).toBe('');
});
