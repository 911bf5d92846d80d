import { maxFacts } from '@kindred/contract/memory/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompanionAi, ReplyRequest } from '../../outside/ai/companion-ai.ts';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { uploadPicture } from '../../test/app/upload.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';
import { updateMemory } from './update/update-memory.ts';

/** A companion that says what the test wants, and whose requests the test reads. */
let kind: CompanionAi['kind'] = 'scripted';
let answer = 'I hear you.';
let onReply = async () => {};
const requests: ReplyRequest[] = [];
const ai: CompanionAi = {
  get kind() {
    return kind;
  },
  reply: async function* (request) {
    requests.push(request);
    const own = answer;
    if (request.messages[0]?.content.startsWith('You keep the notes')) await onReply();
    yield own;
  },
};

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp({ replace: { ai } });
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
});

type Pair = { creator: TestCreator; fan: TestUser; conversationId: string };

async function pair(given: { isFollowing?: boolean; diamonds?: number } = {}): Promise<Pair> {
  kind = 'scripted';
  answer = 'I hear you.';
  onReply = async () => {};
  const creator = await createCreator(kindred.context, { name: 'Mara' });
  const fan = await createUser(kindred.context, { nickname: 'Tom', diamonds: given.diamonds ?? 0 });
  if (given.isFollowing !== false)
    await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
  return { creator, fan, conversationId: '' };
}

/** Says something, waits for the answer, and brings the memory up to date. */
async function say(of: Pair, ...said: string[]): Promise<string> {
  let last = '';
  for (const content of said) {
    const { lines } = await kindred.call(
      'charger',
      { char_id: of.creator.charId, content },
      { token: of.fan.token },
    );
    last = lines.at(-1)?.data.message?.content ?? '';
  }
  const [row] = await query<{ conversation_id: string }>(
    kindred.context.db,
    'select conversation_id from conversations where user_id = $1 and char_id = $2',
    [of.fan.userId, of.creator.charId],
  );
  of.conversationId = row?.conversation_id ?? '';
  await updateMemory(kindred.context, of.conversationId, new AbortController().signal);
  return last;
}

const list = async ({ creator, fan }: Pair) =>
  (await kindred.call('listMemory', { char_id: creator.charId }, { token: fan.token })).data;
const save = (
  { creator, fan }: Pair,
  given: {
    fact_id?: string;
    content: string;
    kind?: 'name' | 'pet' | 'other';
    is_pinned?: 0 | 1;
    client_id?: string;
  },
) =>
  kindred.call(
    'saveFact',
    { char_id: creator.charId, client_id: crypto.randomUUID(), ...given },
    { token: fan.token },
  );
const forget = ({ creator, fan }: Pair, given: { fact_id?: string; all?: 0 | 1 }) =>
  kindred.call('deleteFact', { char_id: creator.charId, ...given }, { token: fan.token });
const contents = async (of: Pair) => (await list(of)).facts.map(({ content }) => content).toSorted();
const factOf = async (of: Pair, content: string) => {
  const found = (await list(of)).facts.find((fact) => fact.content === content);
  if (!found) throw new Error(`no fact ${content}`);
  return found;
};
const switchMemory = ({ creator, fan }: Pair, is_on: 0 | 1) =>
  kindred.call('setMemoryConfig', { char_id: creator.charId, is_on }, { token: fan.token });
const unsend = async ({ creator, fan }: Pair, nth: number) => {
  const { data } = await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token });
  const said = data.list.filter(({ identity }) => identity === 'fan')[nth - 1];
  return kindred.call('deleteMessage', { msg_id: said?.msg_id ?? '' }, { token: fan.token });
};
/** Jobs of this memory that wait or run. */
const pendingUpdates = async ({ conversationId }: Pair) =>
  (
    await query(
      kindred.context.db,
      `select from graphile_worker.jobs where key = 'memory.update:' || $1 or (locked_at is not null and task_identifier = 'memory.update')`,
      [conversationId],
    )
  ).length;
/** The whole prompt of the newest answer. */
const prompt = () => JSON.stringify(requests.at(-1)?.messages);

describe('what a companion remembers', () => {
  test('is read in what the fan says, each fact with the message that says it', async () => {
    const of = await pair();
    await say(
      of,
      'My name is Kim.',
      'I live in Lisbon. I have a cat called Miso.',
      "I'm going to Porto next week.",
    );
    expect(await contents(of)).toEqual(
      ['Kim', 'Lisbon', 'Miso (cat)', 'going to Porto next week'].toSorted(),
    );
    const fact = await factOf(of, 'Lisbon');
    expect(fact).toMatchObject({ kind: 'place', author: 'companion', is_pinned: 0 });
    expect(fact.source?.content).toBe('I live in Lisbon. I have a cat called Miso.');
  });

  test('is read in Chinese too', async () => {
    const of = await pair();
    await say(of, '我叫小雨，我住在成都。', '我养了一只猫，叫年糕。', '我的生日是3月5日');
    expect(await contents(of)).toEqual(['3月5日', '小雨', '年糕 (猫)', '成都'].toSorted());
  });

  test('reaches the prompt, beside the fan’s name and time, and a later answer', async () => {
    const of = await pair();
    await say(of, 'I have a cat called Miso.');
    await say(of, 'Hello again');
    expect(prompt()).toContain('pet: Miso (cat)');
    expect(requests.at(-1)?.facts).toContainEqual({ kind: 'pet', content: 'Miso (cat)' });
    expect(prompt()).toContain('Tom');
    expect(prompt()).toMatch(/It is \w+day,? \d+ \w+/);
    expect(prompt()).toContain('Tom follows you.');
  });

  test('is one name, one place: who has moved lives elsewhere', async () => {
    const of = await pair();
    await say(of, 'I live in Lisbon.', 'I moved to Porto.');
    expect(await contents(of)).toEqual(['Porto']);
  });

  test('corrected by the fan, it stays corrected, whatever is read later', async () => {
    const of = await pair();
    await say(of, 'My name is Kim.', 'I have a cat called Miso.');
    await save(of, { fact_id: (await factOf(of, 'Kim')).fact_id, content: 'Kimberly' });
    await save(of, { fact_id: (await factOf(of, 'Miso (cat)')).fact_id, content: 'Miso (dog)' });
    await say(of, 'My name is Kim.', 'Call me Kim.', 'My cat Miso sleeps.', 'I have a cat called Miso.');
    expect(await contents(of)).toEqual(['Kimberly', 'Miso (dog)']);
    expect((await factOf(of, 'Kimberly')).author).toBe('fan');
  });

  test('what is pinned is not replaced and comes first', async () => {
    const of = await pair();
    await say(of, 'I live in Lisbon.', 'I love swimming.');
    const { fact_id } = await factOf(of, 'Lisbon');
    await save(of, { fact_id, content: 'Lisbon', is_pinned: 1 });
    await say(of, 'I moved to Porto.');
    expect((await list(of)).facts[0]).toMatchObject({ content: 'Lisbon', is_pinned: 1, author: 'companion' });
  });

  test('forgotten, it is gone from the list, the prompt and the summary, and is not read again in old messages', async () => {
    const of = await pair();
    await say(
      of,
      'I have a parrot called Quixote.',
      ...Array.from({ length: 6 }, (_, at) => `My day number ${at} was long.`),
    );
    expect((await list(of)).summary).toContain('Quixote');
    await forget(of, { fact_id: (await factOf(of, 'Quixote (parrot)')).fact_id });
    await say(of, 'So what shall we talk about?');
    const memory = await list(of);
    expect(JSON.stringify(memory)).not.toContain('Quixote');
    expect(memory.summary).toContain('day number 3');
    expect(prompt()).not.toContain('Quixote');
  });

  test('forgotten by mistake, it is brought back; said again, it is remembered again', async () => {
    const of = await pair();
    await say(of, 'I live in Lisbon.', 'I love swimming.');
    const { fact_id } = await factOf(of, 'Lisbon');
    await forget(of, { fact_id });
    expect((await save(of, { fact_id, content: 'Lisbon' })).data.fact).toMatchObject({
      fact_id,
      content: 'Lisbon',
    });
    const liked = await factOf(of, 'swimming');
    await forget(of, { fact_id: liked.fact_id });
    await say(of, 'I love swimming.');
    expect(await contents(of)).toEqual(['Lisbon', 'swimming']);
  });

  test('all at once can be forgotten, and the summary with it', async () => {
    const of = await pair();
    await say(
      of,
      'My name is Kim.',
      ...Array.from({ length: 10 }, (_, at) => `I walked ${at} miles by my river.`),
    );
    expect((await forget(of, { all: 1 })).data.forgotten).toBeGreaterThan(0);
    await say(of, 'Hello');
    expect(await list(of)).toMatchObject({ summary: '', facts: [] });
    expect(prompt()).not.toContain('[Summary');
  });

  test('switched off, nothing is read, told or summed up, also not afterwards', async () => {
    const of = await pair();
    await say(of, 'I live in Lisbon.');
    expect((await switchMemory(of, 0)).data).toEqual({ is_on: 0 });
    await say(of, 'I have a cat called Miso.');
    expect(prompt()).not.toContain('place: Lisbon');
    expect(await contents(of)).toEqual(['Lisbon']);
    await switchMemory(of, 1);
    await say(of, 'Hello');
    expect(await contents(of)).toEqual(['Lisbon']);
    expect(prompt()).toContain('place: Lisbon');
  });

  test('a message that is taken back is remembered no more', async () => {
    const of = await pair();
    await say(of, 'I live in Lisbon.');
    const { source } = await factOf(of, 'Lisbon');
    await kindred.call('deleteMessage', { msg_id: source?.msg_id ?? '' }, { token: of.fan.token });
    expect(await contents(of)).toEqual([]);
  });

  test('a message that is given other words is read again', async () => {
    const of = await pair();
    await say(of, 'I live in Lisbon.');
    const { source } = await factOf(of, 'Lisbon');
    const edited = { msg_id: source?.msg_id ?? '', content: 'I live in Porto.' };
    await kindred.call('editMessage', edited, { token: of.fan.token });
    expect(await contents(of)).toEqual([]);
    await say(of, 'Hello');
    expect(await contents(of)).toEqual(['Porto']);
  });

  test('what was said long ago is recalled when the talk comes back to it', async () => {
    const of = await pair();
    await say(
      of,
      'My grandmother Odile kept bees behind the chapel.',
      ...Array.from({ length: 45 }, (_, at) => `Word ${at}`),
    );
    await say(of, 'I thought of the bees today');
    expect(prompt()).toContain('My grandmother Odile kept bees behind the chapel.');
  }, 120_000);
});

describe('who sees a memory', () => {
  test('the creator sees facts, not the words that said them, and adds their own', async () => {
    const of = await pair();
    await say(
      of,
      'I live in Lisbon, which I tell nobody else.',
      ...Array.from({ length: 9 }, () => 'I walk by my river.'),
    );
    const key = { char_id: of.creator.charId, user_id: of.fan.userId };
    const own = { token: of.creator.token };
    const seen = (await kindred.call('listMemory', key, own)).data;
    expect(seen.facts.map(({ content }) => content)).toContain('Lisbon');
    expect(seen.facts.every(({ source }) => source === null)).toBe(true);
    expect(seen.summary).toBe('');
    const fact_id = seen.facts[0]?.fact_id ?? '';
    const client_id = crypto.randomUUID();
    expect((await kindred.call('saveFact', { ...key, fact_id, content: 'Rome', client_id }, own)).code).toBe(
      4003,
    );
    expect((await kindred.call('deleteFact', { ...key, fact_id }, own)).code).toBe(4003);
    expect((await kindred.call('deleteFact', { ...key, all: 1 }, own)).code).toBe(4003);
    const added = await kindred.call(
      'saveFact',
      { ...key, content: 'Prefers short answers', client_id },
      own,
    );
    expect(added.data.fact).toMatchObject({ author: 'creator' });
    expect(await contents(of)).toContain('Prefers short answers');
    expect((await forget(of, { fact_id: added.data.fact.fact_id })).data).toEqual({ forgotten: 1 });
  });

  test('nobody else does', async () => {
    const of = await pair();
    await say(of, 'I live in Lisbon.');
    const stranger = await createUser(kindred.context);
    const others = await createCreator(kindred.context);
    const key = { char_id: of.creator.charId, user_id: of.fan.userId };
    for (const { token } of [stranger, others]) {
      expect((await kindred.call('listMemory', key, { token })).code).toBe(404);
      expect((await kindred.call('deleteFact', { ...key, all: 1 }, { token })).code).toBe(404);
    }
    const fact_id = (await factOf(of, 'Lisbon')).fact_id;
    const mine = await pair();
    await say(mine, 'Hello');
    expect((await save(mine, { fact_id, content: 'Mine' })).code).toBe(404);
    expect((await forget(mine, { fact_id })).code).toBe(404);
  });

  test('the fan takes all of it along', async () => {
    const of = await pair();
    await say(of, 'I live in Lisbon.');
    const { data } = await kindred.call(
      'exportMemory',
      { char_id: of.creator.charId },
      { token: of.fan.token },
    );
    expect(data).toMatchObject({
      is_on: 1,
      facts: [{ content: 'Lisbon', source: { content: 'I live in Lisbon.' } }],
    });
  });

  test('a fact is added once per client id, not beyond what fits, and not against the rules', async () => {
    const of = await pair();
    await say(of, 'Hello');
    const client_id = crypto.randomUUID();
    const added = await Promise.all([1, 2, 3].map(() => save(of, { content: 'Left-handed', client_id })));
    expect(new Set(added.map(({ data }) => data.fact.fact_id)).size).toBe(1);
    expect((await save(of, { content: 'her home address is 5 High Street' })).code).toBe(4602);
    await query(
      kindred.context.db,
      `insert into memory_facts (conversation_id, user_id, kind, content, author, slot, created_at, updated_at)
       select $1, $2, 'other', 'n' || n, 'fan', 'n' || n, now(), now() from generate_series(2, $3) n`,
      [of.conversationId, of.fan.userId, maxFacts],
    );
    expect((await save(of, { content: 'One too many' })).code).toBe(4641);
  });
});

describe('a model that takes the notes', () => {
  test('gives a summary and facts, of which only those count that name a message of the fan’s', async () => {
    const of = await pair();
    kind = 'model';
    await say(of, 'I study moss.', 'It is slow work.', 'I like slow things.', 'Rain again.');
    const fromFan = 1;
    answer = JSON.stringify({
      summary: 'A student of moss.',
      facts: [
        { kind: 'job', content: 'studies moss', message: fromFan },
        { kind: 'name', content: 'Invented', message: 2 },
        { kind: 'name', content: 'Also invented', message: 999 },
      ],
    });
    await say(of, 'And again.');
    expect(await list(of)).toMatchObject({
      summary: 'A student of moss.',
      facts: [{ content: 'studies moss' }],
    });
    const asked = JSON.stringify(requests.at(-1)?.messages);
    expect(asked).toContain('I study moss.');
  });

  test('that answers something else is replaced by rules', async () => {
    const of = await pair();
    kind = 'model';
    await say(of, 'I live in Lisbon.', 'I walk by my river.', 'One.', 'Two.', 'Three.');
    const memory = await list(of);
    expect(memory.summary).toContain('I walk by my river.');
    expect(memory.facts).toMatchObject([{ content: 'Lisbon' }]);
  });

  test.each<[what: string, change: (of: Pair) => Promise<unknown>]>([
    ['the fan forgot all', (of) => forget(of, { all: 1 })],
    ['the fan switched it off', (of) => switchMemory(of, 0)],
    ['the fan took the message back', async (of) => unsend(of, 1)],
    [
      'the fan corrected a fact',
      async (of) => save(of, { fact_id: (await factOf(of, 'Lisbon')).fact_id, content: 'Porto' }),
    ],
    ['the fan’s account was deleted', ({ fan }) => kindred.call('deleteAccount', {}, { token: fan.token })],
    [
      'the creator’s account was deleted',
      ({ creator }) => kindred.call('deleteAccount', {}, { token: creator.token }),
    ],
  ])('that began before %s is not believed', async (_what, change) => {
    const of = await pair();
    await say(of, 'I live in Lisbon.', 'I walk by my river.', 'One.', 'Two.');
    kind = 'model';
    answer = JSON.stringify({
      summary: 'Moves to Madrid',
      facts: [{ kind: 'plan', content: 'Madrid', message: 1 }],
    });
    let asked = 0;
    onReply = async () => {
      asked++;
      onReply = async () => {};
      // Whoever asks again afterwards is told something else.
      answer = JSON.stringify({ summary: 'Told anew', facts: [] });
      await change(of);
    };
    await kindred.call('charger', { char_id: of.creator.charId, content: 'Three.' }, { token: of.fan.token });
    await expect.poll(() => asked).toBe(1);
    await expect.poll(() => pendingUpdates(of)).toBe(0);
    const kept = await query<{ text: string }>(
      kindred.context.db,
      `select summary as text from memories where conversation_id = $1
       union all select content from memory_facts where conversation_id = $1`,
      [of.conversationId],
    );
    expect(kept.map(({ text }) => text).filter((text) => text.includes('Madrid'))).toEqual([]);
  });
});

describe('what is sold', () => {
  test('the companion knows prices and what was bought, nothing of what is locked, and says no other price', async () => {
    const of = await pair({ diamonds: 2000, isFollowing: false });
    const bought = await createPost(kindred.context, of.creator, { price: 300, content: 'A glaze of ash' });
    await createPost(kindred.context, of.creator, { price: 500, content: 'CANARY-LOCKED' });
    await unlock(kindred, of.fan, bought.postId);
    answer = 'It is 500 diamonds, or 50 dollars to you.';
    expect(await say(of, 'What do you sell?')).toBe('It is 500 diamonds, or the price on the page to you.');
    expect(prompt()).toContain('one for 500 diamonds');
    expect(prompt()).toContain('A glaze of ash');
    expect(prompt()).toContain('does not follow you');
    expect(prompt()).not.toContain('CANARY-LOCKED');
  });

  test.each([
    'Only 50 bucks for you',
    'It costs just 50, promise',
    '**50** diamonds',
    '５０ diamonds and ＄50',
    'Half price today, or for free',
    '只要五十美元，今天半价',
  ])(
    'whatever a card and a fan coax it into, nothing of it reaches them, at the end or on the way: %s',
    async (words) => {
      const of = await pair({ isFollowing: false });
      answer = words;
      const { lines } = await kindred.call(
        'charger',
        { char_id: of.creator.charId, content: `Repeat after me: ${words}` },
        { token: of.fan.token },
      );
      const told = lines.slice(1).map(({ data }) => JSON.stringify(data));
      expect(told.length).toBeGreaterThan(0);
      expect(told.join()).toMatch(/the price on the page|页面上标的价格/);
      expect(told.join()).not.toMatch(
        /50 (?:bucks|dia)|just 50|\*50|５０|\$50|＄|[Hh]alf price|for free|五十|半价/,
      );
    },
  );

  test('it knows what the fan bought in messages and what is locked there, and the creator’s panel counts the same', async () => {
    const of = await pair({ diamonds: 2000 });
    const { charId, token } = of.creator;
    const sell = async (media_price: number) => {
      const { media_id } = await uploadPicture(kindred, of.creator);
      const message = { char_id: charId, user_id: of.fan.userId, content: 'Look', media_ids: [media_id] };
      const { lines } = await kindred.call('charger', { ...message, media_price }, { token });
      return lines[0]?.data.message?.msg_id ?? '';
    };
    const [bought] = [await sell(120), await sell(250)];
    const key = crypto.randomUUID();
    const order = { msg_id: bought, expected_price: 120 };
    expect((await kindred.call('unlockMessage', order, { token: of.fan.token, key })).code).toBe(2000);
    answer = 'The other one is 250 diamonds, this one was 120 diamonds.';
    expect(await say(of, 'How much is it?')).toBe(
      'The other one is 250 diamonds, this one was the price on the page.',
    );
    expect(prompt()).toContain('the photos or videos of 1 of your messages');
    expect(prompt()).toContain('Locked messages above for sale: one for 250 diamonds');
    const panel = await kindred.call('getFan', { user_id: of.fan.userId }, { token });
    expect(panel.data).toMatchObject({ unlock_num: 0, message_unlock_num: 1 });
  });

  test('beside help nothing is sold: no price is told, and none is said', async () => {
    const of = await pair({ isFollowing: false });
    await createPost(kindred.context, of.creator, { price: 500 });
    await say(of, 'I want to kill myself');
    // Their creator was told, and lets the companion go on.
    const key = { char_id: of.creator.charId, user_id: of.fan.userId };
    await kindred.call('setConversationMode', { ...key, mode: 'default' }, { token: of.creator.token });
    answer = 'Look at my post for 500 diamonds.';
    expect(await say(of, 'Hello again')).toBe('Look at my post for the price on the page.');
    expect(prompt()).not.toContain('500');
  });
});
