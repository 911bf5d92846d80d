import type { AnswerMode } from '@kindred/contract/chat/limits';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CompanionAi } from '../../outside/ai/companion-ai.ts';
import { seededNumbers } from '../../outside/ai/seeded-numbers.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { setMessagePrice } from '../../test/data/message-price.ts';
import { faultRounds, faultSeed } from '../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';

/** The companion records the words it answers, writes the start of an answer and waits for `letGo`. */
let gate = Promise.withResolvers<void>();
const questions: string[] = [];
const ai: CompanionAi = {
  kind: 'model',
  reply: async function* ({ messages, signal }) {
    questions.push(messages.findLast(({ role }) => role === 'user')?.content ?? '');
    yield `About ${questions.at(-1)}`;
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    await Promise.race([gate.promise, aborted]);
  },
};

const kindred = useTestApp({ replace: { ai } });
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});
beforeEach(() => {
  gate = Promise.withResolvers();
});

type Pair = { creator: TestCreator; fan: TestUser };

async function pair(mode: AnswerMode = 'auto'): Promise<Pair> {
  const creator = await createCreator(kindred.context);
  await setMessagePrice(kindred, creator, 10, mode);
  return { creator, fan: await createUser(kindred.context, { diamonds: 100 }) };
}

const page = async ({ creator, fan }: Pair) =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data;

/** Sends a message and returns its id once the answer to it is being written. */
async function sendAndWait(people: Pair, content: string) {
  const { creator, fan } = people;
  const sending = kindred.call(
    'charger',
    { char_id: creator.charId, content, expected_price: 10 },
    { token: fan.token },
  );
  const msgId = await vi.waitFor(
    async () => {
      // Until then, the next message would be answered together with it.
      if (questions.at(-1) !== content) throw new Error('nothing is written yet');
      const { list } = await page(people);
      return list.findLast((message) => message.identity === 'fan')?.msg_id ?? '';
    },
    { timeout: 30_000, interval: 20 },
  );
  return { sending, msgId };
}

const identities = async (people: Pair) => (await page(people)).list.map(({ identity }) => identity);

const charges = async ({ fan }: Pair) =>
  (
    await query<{ state: string }>(
      kindred.context.db,
      'select state from message_charges where user_id = $1 order by seq',
      [fan.userId],
    )
  ).map(({ state }) => state);

const unsend = ({ fan }: Pair, msg_id: string) =>
  kindred.call('deleteMessage', { msg_id }, { token: fan.token });

test('words that are unsent while they are answered get no answer and cost nothing; the next ones do', async () => {
  const people = await pair();
  const { sending, msgId } = await sendAndWait(people, 'a secret');
  expect((await unsend(people, msgId)).code).toBe(2000);
  expect((await sending).code).toBe(2000);
  expect(await identities(people)).toEqual(['fan']);
  expect((await page(people)).live_reply).toBeNull();
  expect(await charges(people)).toEqual(['released']);
  gate.resolve();
  await kindred.call(
    'charger',
    { char_id: people.creator.charId, content: 'something else', expected_price: 10 },
    { token: people.fan.token },
  );
  expect(await identities(people)).toEqual(['fan', 'fan', 'ai']);
  expect(questions.at(-1)).toBe('something else');
});

test('of several messages that are answered together one may be unsent: the others are answered', async () => {
  const people = await pair();
  const { sending } = await sendAndWait(people, 'first');
  const second = kindred.call(
    'charger',
    { char_id: people.creator.charId, content: 'second', expected_price: 10 },
    { token: people.fan.token },
  );
  const secondId = await vi.waitFor(async () => {
    const last = (await page(people)).list.at(-1);
    expect(last?.content).toBe('second');
    return last?.msg_id ?? '';
  }, 30_000);
  await unsend(people, secondId);
  gate.resolve();
  await Promise.all([sending, second]);
  expect((await page(people)).list.map(({ content }) => content)).toEqual(['first', '', 'About first']);
  expect(await charges(people)).toEqual(['captured', 'released']);
});

test('a conversation that is deleted while an answer is written stays deleted, and the answer costs nothing', async () => {
  const people = await pair();
  const { creator, fan } = people;
  const { sending } = await sendAndWait(people, 'never mind');
  const key = { char_id: creator.charId, seq: 1 };
  expect((await kindred.call('clearConversation', key, { token: fan.token })).code).toBe(2000);
  await sending;
  const inbox = await kindred.call('listConversations', {}, { token: fan.token });
  expect(inbox.data.list).toEqual([]);
  expect(await charges(people)).toEqual(['released']);
});

test('a supervised answer that waits to go out does not, once its question is unsent; a draft stays with the creator', async () => {
  for (const mode of ['supervised', 'draft'] as const) {
    const people = await pair(mode);
    const { creator, fan } = people;
    gate.resolve();
    const sending = kindred.call(
      'charger',
      { char_id: creator.charId, content: 'hm', expected_price: 10 },
      { token: fan.token },
    );
    const key = { char_id: creator.charId, user_id: fan.userId };
    const pendingReply = () => kindred.call('getPendingReply', key, { token: creator.token });
    await vi.waitFor(async () => expect((await pendingReply()).data.pending).not.toBeNull(), {
      timeout: 30_000,
    });
    const [message] = (await page(people)).list;
    await unsend(people, message?.msg_id ?? '');
    const pending = (await pendingReply()).data.pending;
    if (mode === 'supervised') expect(pending).toBeNull();
    else expect(pending?.state).toBe('draft');
    // Only answers that are sent by themselves are reserved.
    expect(await charges(people)).toEqual(mode === 'supervised' ? ['released'] : []);
    await sending;
  }
});

test('whenever it is unsent, words are either answered and paid for, or neither', async () => {
  const next = seededNumbers(String(faultSeed));
  gate.resolve();
  for (let round = 0; round < faultRounds({ few: 6, whole: 200 }); round++) {
    const people = await pair();
    const own = { token: people.fan.token };
    const sending = kindred.call(
      'charger',
      { char_id: people.creator.charId, content: 'quick', expected_price: 10 },
      own,
    );
    const msgId = await vi.waitFor(async () => (await page(people)).list[0]?.msg_id ?? Promise.reject(), {
      timeout: 30_000,
      interval: 5,
    });
    for (let turns = Math.floor(next() * 8); turns > 0; turns--) await page(people);
    await unsend(people, msgId);
    await sending;
    await expect.poll(() => charges(people)).not.toContain('reserved');
    const hasAnswer = (await identities(people)).includes('ai');
    expect(await charges(people)).toEqual([hasAnswer ? 'captured' : 'released']);
  }
});
