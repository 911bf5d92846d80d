import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MemoryStage, startMemoryStage } from '../../../test/app/memory-stage.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

let stage: MemoryStage;
beforeAll(async () => {
  stage = await startMemoryStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

describe('a model that takes the notes', () => {
  test('gives a summary and facts, of which only those count that name a message of the fan’s', async () => {
    const of = await stage.pair();
    stage.kind = 'model';
    await stage.say(of, 'I study moss.', 'It is slow work.', 'I like slow things.', 'Rain again.');
    const fromFan = 1;
    stage.answer = JSON.stringify({
      summary: 'A student of moss.',
      facts: [
        { kind: 'job', content: 'studies moss', message: fromFan },
        { kind: 'name', content: 'Invented', message: 2 },
        { kind: 'name', content: 'Also invented', message: 999 },
      ],
    });
    await stage.say(of, 'And again.');
    expect(await stage.list(of)).toMatchObject({
      summary: 'A student of moss.',
      facts: [{ content: 'studies moss' }],
    });
    const lastPrompt = JSON.stringify(stage.requests.at(-1)?.messages);
    expect(lastPrompt).toContain('I study moss.');
  });

  test('that answers something else is replaced by rules', async () => {
    const of = await stage.pair();
    stage.kind = 'model';
    await stage.say(of, 'I live in Lisbon.', 'I walk by my river.', 'One.', 'Two.', 'Three.');
    const memory = await stage.list(of);
    expect(memory.summary).toContain('I walk by my river.');
    expect(memory.facts).toMatchObject([{ content: 'Lisbon' }]);
  });

  test.each<[what: string, change: (of: Awaited<ReturnType<MemoryStage['pair']>>) => Promise<unknown>]>([
    ['the fan forgot all', (of) => stage.forget(of, { all: 1 })],
    ['the fan switched it off', (of) => stage.switchMemory(of, 0)],
    ['the fan took the message back', async (of) => stage.unsend(of, 1)],
    [
      'the fan corrected a fact',
      async (of) => stage.save(of, { fact_id: (await stage.factOf(of, 'Lisbon')).fact_id, content: 'Porto' }),
    ],
    [
      'the fan’s account was deleted',
      ({ fan }) => stage.kindred.call('deleteAccount', {}, { token: fan.token }),
    ],
    [
      'the creator’s account was deleted',
      ({ creator }) => stage.kindred.call('deleteAccount', {}, { token: creator.token }),
    ],
  ])('that began before %s is not believed', async (_what, change) => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.', 'I walk by my river.', 'One.', 'Two.');
    stage.kind = 'model';
    stage.answer = JSON.stringify({
      summary: 'Moves to Madrid',
      facts: [{ kind: 'plan', content: 'Madrid', message: 1 }],
    });
    let requestCount = 0;
    stage.onReply = async () => {
      requestCount++;
      stage.onReply = async () => {};
      // A reading that begins later gets another answer.
      stage.answer = JSON.stringify({ summary: 'A later summary', facts: [] });
      await change(of);
    };
    await stage.kindred.call(
      'charger',
      { char_id: of.creator.charId, content: 'Three.' },
      { token: of.fan.token },
    );
    await expect.poll(() => requestCount).toBe(1);
    await expect.poll(() => stage.pendingUpdates(of)).toBe(0);
    const facts = await query<{ text: string }>(
      stage.kindred.context.db,
      `select summary as text from memories where conversation_id = $1
       union all select content from memory_facts where conversation_id = $1`,
      [of.conversationId],
    );
    expect(facts.map(({ text }) => text).filter((text) => text.includes('Madrid'))).toEqual([]);
  });
});
