import { stoppedAnswer } from '@kindred/contract/chat/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChargesStage, type PricedPair, startChargesStage } from '../../../test/app/charges-stage.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

let stage: ChargesStage;
beforeAll(async () => {
  stage = await startChargesStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});
beforeEach(() => stage.reset());

/** Words without blanks at the end, which an answer does not keep. */
const wordsOf = (length: number) =>
  'word '
    .repeat(length)
    .slice(0, length - 1)
    .concat('.');
const own = (people: PricedPair) => ({ token: people.fan.token });

/** The fan stops an answer of which so many characters are written. */
async function stopAt(people: PricedPair, length: number): Promise<void> {
  stage.does = 'pause';
  stage.words = wordsOf(length);
  const sending = stage.send(people);
  await stage.kindred.call('stopReply', { reply_id: await stage.liveReplyId(people) }, own(people));
  await sending;
  stage.does = 'answer';
}

async function answerOf(people: PricedPair): Promise<string> {
  const page = await stage.kindred.call('listMessages', { char_id: people.creator.charId }, own(people));
  return page.data.list.findLast(({ identity }) => identity === 'ai')?.msg_id ?? '';
}

test.each([
  [stoppedAnswer.freeBelow - 1, 0],
  [stoppedAnswer.freeBelow, 5],
  [stoppedAnswer.halfBelow - 1, 5],
  [stoppedAnswer.halfBelow, 10],
  [900, 10],
])(
  'stopped by its reader at %i characters an answer costs %i: ten diamonds are charged in steps',
  async (length, cost) => {
    const people = await stage.pair();
    await stopAt(people, length);
    expect(await stage.balance(people)).toBe(100 - cost);
    const { data } = await stage.kindred.call(
      'listEarnings',
      { kind: 'message' },
      { token: people.creator.token },
    );
    expect(data.list.map(({ gross_usd_cents }) => gross_usd_cents)).toEqual(cost > 0 ? [cost] : []);
  },
);

test('half of an odd price is rounded up, as is shown', async () => {
  const people = await stage.pair({ price: 7 });
  stage.does = 'pause';
  stage.words = wordsOf(50);
  const sending = stage.send(people, { expected_price: 7 });
  await stage.kindred.call('stopReply', { reply_id: await stage.liveReplyId(people) }, own(people));
  await sending;
  expect(await stage.balance(people)).toBe(96);
});

test('what is asked for again after a stop costs the rest, and the whole price together', async () => {
  for (const ask of ['continueReply', 'regenerateReply'] as const) {
    const people = await stage.pair();
    await stopAt(people, 50);
    expect(await stage.balance(people)).toBe(95);
    const msg_id = await answerOf(people);
    expect((await stage.kindred.call(ask, { msg_id }, own(people))).data.done).toBe(true);
    expect([await stage.balance(people), await stage.charges(people)]).toEqual([
      90,
      ['captured', 'captured'],
    ]);
    expect((await stage.kindred.call('regenerateReply', { msg_id }, own(people))).data.done).toBe(true);
    expect(await stage.balance(people)).toBe(90);
  }
});

test('stopped by the house, or failed after many words, an answer costs nothing', async () => {
  const people = await stage.pair();
  stage.does = 'pause';
  stage.words = wordsOf(300);
  const sending = stage.send(people);
  await stage.liveReplyId(people);
  await stage.kindred.call(
    'block',
    { block_id: people.fan.userId, block: 1 },
    { token: people.creator.token },
  );
  await sending;
  await expect.poll(() => stage.balance(people)).toBe(100);
});

test('a stop that races with the end of the answer charges once', async () => {
  for (let round = 0; round < 6; round++) {
    stage.reset();
    const people = await stage.pair();
    stage.does = 'pause';
    stage.words = wordsOf(50);
    const sending = stage.send(people);
    const reply_id = await stage.liveReplyId(people);
    const stop = () => stage.kindred.call('stopReply', { reply_id }, own(people));
    stage.gate.resolve();
    await Promise.all([stop(), stop(), sending]);
    expect([90, 95]).toContain(await stage.balance(people));
    const sales = await query(
      stage.kindred.context.db,
      `select entry_id from journal_entries where kind = 'message' and user_id = $1`,
      [people.fan.userId],
    );
    expect(sales).toHaveLength(1);
  }
});
