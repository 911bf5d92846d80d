import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MemoryStage, startMemoryStage } from '../../test/app/memory-stage.ts';
import { createUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

let stage: MemoryStage;
beforeAll(async () => {
  stage = await startMemoryStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

describe('what a companion remembers', () => {
  test('is read in what the fan says, each fact with the message that says it', async () => {
    const of = await stage.pair();
    await stage.say(
      of,
      'My name is Kim.',
      'I live in Lisbon. I have a cat called Miso.',
      "I'm going to Porto next week.",
    );
    expect(await stage.contents(of)).toEqual(
      ['Kim', 'Lisbon', 'Miso (cat)', 'going to Porto next week'].toSorted(),
    );
    const fact = await stage.factOf(of, 'Lisbon');
    expect(fact).toMatchObject({ kind: 'place', author: 'companion', is_pinned: 0 });
    expect(fact.source?.content).toBe('I live in Lisbon. I have a cat called Miso.');
  });

  test('is a single word too, where the companion has asked for it', async () => {
    const of = await stage.pair();
    stage.answer = 'Hello. What should I call you?';
    await stage.say(of, 'Hi there');
    stage.answer = 'Good. Where are you writing from?';
    await stage.say(of, 'kim', 'hungry and cold today', 'porto!');
    expect(await stage.contents(of)).toEqual(['Kim', 'Porto']);
  });

  test('is nothing of what was said in care mode', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.', 'I want to kill myself', 'I have a cat called Miso.');
    expect(await stage.contents(of)).toEqual(['Lisbon']);
    await stage.kindred.call('endCare', {}, { token: of.fan.token });
    await stage.say(of, 'My name is Kim.');
    expect(await stage.contents(of)).toEqual(['Kim', 'Lisbon']);
  });

  test('is read in Chinese too', async () => {
    const of = await stage.pair();
    await stage.say(of, '我叫小雨，我住在成都。', '我养了一只猫，叫年糕。', '我的生日是3月5日');
    expect(await stage.contents(of)).toEqual(['3月5日', '小雨', '年糕 (猫)', '成都'].toSorted());
  });

  test('reaches the prompt, beside the fan’s name and time, and a later answer', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I have a cat called Miso.');
    await stage.say(of, 'Hello again');
    expect(stage.prompt()).toContain('pet: “Miso (cat)”');
    expect(stage.requests.at(-1)?.facts).toContainEqual({ kind: 'pet', content: 'Miso (cat)' });
    expect(stage.prompt()).toContain('Tom');
    expect(stage.prompt()).toMatch(/It is \w+day,? \d+ \w+/);
    expect(stage.prompt()).toContain('Tom follows you.');
  });

  test('is one name, one place: who has moved lives elsewhere', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.', 'I moved to Porto.');
    expect(await stage.contents(of)).toEqual(['Porto']);
  });

  test('corrected by the fan, it stays corrected, whatever is read later', async () => {
    const of = await stage.pair();
    await stage.say(of, 'My name is Kim.', 'I have a cat called Miso.');
    await stage.save(of, { fact_id: (await stage.factOf(of, 'Kim')).fact_id, content: 'Kimberly' });
    await stage.save(of, { fact_id: (await stage.factOf(of, 'Miso (cat)')).fact_id, content: 'Miso (dog)' });
    await stage.say(
      of,
      'My name is Kim.',
      'Call me Kim.',
      'My cat Miso sleeps.',
      'I have a cat called Miso.',
    );
    expect(await stage.contents(of)).toEqual(['Kimberly', 'Miso (dog)']);
    expect((await stage.factOf(of, 'Kimberly')).author).toBe('fan');
  });

  test('what is pinned is not replaced and comes first', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.', 'I love swimming.');
    const { fact_id } = await stage.factOf(of, 'Lisbon');
    await stage.save(of, { fact_id, content: 'Lisbon', is_pinned: 1 });
    await stage.say(of, 'I moved to Porto.');
    expect((await stage.list(of)).facts[0]).toMatchObject({
      content: 'Lisbon',
      is_pinned: 1,
      author: 'companion',
    });
  });

  test('what one fan has pinned is in no prompt, list or answer of another fan of the same character', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.');
    const { fact_id } = await stage.factOf(of, 'Lisbon');
    await stage.save(of, { fact_id, content: 'Lisbon', is_pinned: 1 });
    const fan = await createUser(stage.kindred.context, { nickname: 'Ann' });
    const otherPair = { creator: of.creator, fan, conversationId: '' };
    await stage.say(otherPair, 'Hello', 'Where do I live?');
    expect(stage.prompt()).not.toContain('Lisbon');
    expect(stage.requests.at(-1)?.facts).not.toContainEqual(expect.objectContaining({ content: 'Lisbon' }));
    expect((await stage.list(otherPair)).facts).toEqual([]);
    await stage.say(of, 'Hello again');
    expect(stage.prompt()).toContain('Lisbon');
  });

  test('forgotten, it is gone from the list, the prompt and the summary, and is not read again in old messages', async () => {
    const of = await stage.pair();
    await stage.say(
      of,
      'I have a parrot called Quixote.',
      ...Array.from({ length: 6 }, (_, at) => `My day number ${at} was long.`),
    );
    expect((await stage.list(of)).summary).toContain('Quixote');
    await stage.forget(of, { fact_id: (await stage.factOf(of, 'Quixote (parrot)')).fact_id });
    await stage.say(of, 'So what shall we talk about?');
    const memory = await stage.list(of);
    expect(JSON.stringify(memory)).not.toContain('Quixote');
    expect(memory.summary).toContain('day number 3');
    expect(stage.prompt()).not.toContain('Quixote');
  });

  test('forgotten, it does not come back from another old message that says it too', async () => {
    const of = await stage.pair();
    await stage.say(
      of,
      'I have a parrot called Quixote.',
      ...Array.from({ length: 6 }, (_, at) => `My day number ${at} was long.`),
      'I have a parrot called Quixote.',
    );
    const { fact_id, source } = await stage.factOf(of, 'Quixote (parrot)');
    await stage.forget(of, { fact_id });
    await stage.say(of, 'So what shall we talk about?');
    const edited = { msg_id: source?.msg_id ?? '', content: 'That is a long story.' };
    await stage.kindred.call('editMessage', edited, { token: of.fan.token });
    // All messages after an edited one are read again.
    await stage.say(of, 'Hello again');
    const memory = await stage.list(of);
    expect(memory.summary).toContain('day number 3');
    expect(memory.facts).toEqual([]);
    expect(memory.summary).not.toContain('Quixote');
    expect(stage.prompt()).not.toContain('Quixote');
  });

  test('forgotten by mistake, it is brought back; said again, it is remembered again', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.', 'I love swimming.');
    const { fact_id } = await stage.factOf(of, 'Lisbon');
    await stage.forget(of, { fact_id });
    expect((await stage.save(of, { fact_id, content: 'Lisbon' })).data.fact).toMatchObject({
      fact_id,
      content: 'Lisbon',
    });
    const liked = await stage.factOf(of, 'swimming');
    await stage.forget(of, { fact_id: liked.fact_id });
    await stage.say(of, 'I love swimming.');
    expect(await stage.contents(of)).toEqual(['Lisbon', 'swimming']);
  });

  test('all at once can be forgotten, and the summary with it', async () => {
    const of = await stage.pair();
    await stage.say(
      of,
      'My name is Kim.',
      ...Array.from({ length: 10 }, (_, at) => `I walked ${at} miles by my river.`),
    );
    expect((await stage.forget(of, { all: 1 })).data.forgotten).toBeGreaterThan(0);
    await stage.say(of, 'Hello');
    expect(await stage.list(of)).toMatchObject({ summary: '', facts: [] });
    expect(stage.prompt()).not.toContain('[Summary');
  });

  test('switched off, nothing is read, told or summed up, also not afterwards', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.');
    expect((await stage.switchMemory(of, 0)).data).toEqual({ is_on: 0 });
    await stage.say(of, 'I have a cat called Miso.');
    expect(stage.prompt()).not.toContain('place: “Lisbon”');
    expect(await stage.contents(of)).toEqual(['Lisbon']);
    await stage.switchMemory(of, 1);
    await stage.say(of, 'Hello');
    expect(await stage.contents(of)).toEqual(['Lisbon']);
    expect(stage.prompt()).toContain('place: “Lisbon”');
  });

  test('switched off in one chat, what is pinned there is told in no other chat', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.');
    const { fact_id } = await stage.factOf(of, 'Lisbon');
    await stage.save(of, { fact_id, content: 'Lisbon', is_pinned: 1 });
    const own = { token: of.fan.token };
    const { data } = await stage.kindred.call('createChat', { char_id: of.creator.charId }, own);
    const other = { char_id: of.creator.charId, chat_no: data.conversation.chat_no };
    const askThere = () => stage.kindred.call('charger', { ...other, content: 'Where do I live?' }, own);
    await askThere();
    expect(stage.prompt()).toContain('Lisbon');
    await stage.switchMemory(of, 0);
    await askThere();
    expect(stage.prompt()).not.toContain('Lisbon');
    expect((await stage.kindred.call('listMemory', other, own)).data.facts).toEqual([]);
  });

  test('a message that is taken back is remembered no more', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.');
    const { source } = await stage.factOf(of, 'Lisbon');
    await stage.kindred.call('deleteMessage', { msg_id: source?.msg_id ?? '' }, { token: of.fan.token });
    expect(await stage.contents(of)).toEqual([]);
  });

  test('a message that is given other words is read again', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.');
    const { source } = await stage.factOf(of, 'Lisbon');
    const edited = { msg_id: source?.msg_id ?? '', content: 'I live in Porto.' };
    await stage.kindred.call('editMessage', edited, { token: of.fan.token });
    expect(await stage.contents(of)).toEqual([]);
    await stage.say(of, 'Hello');
    expect(await stage.contents(of)).toEqual(['Porto']);
  });

  test('what was said long ago is recalled when the talk comes back to it', async () => {
    const of = await stage.pair();
    await stage.say(
      of,
      'My grandmother Odile kept bees behind the chapel.',
      ...Array.from({ length: 45 }, (_, at) => `Word ${at}`),
    );
    await stage.say(of, 'I thought of the bees today');
    expect(stage.prompt()).toContain('My grandmother Odile kept bees behind the chapel.');
  });
});
