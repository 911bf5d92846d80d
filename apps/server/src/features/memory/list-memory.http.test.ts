import { maxFacts } from '@kindred/contract/memory/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MemoryStage, startMemoryStage } from '../../test/app/memory-stage.ts';
import { createCreator, createUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { query } from '../../test/sql/query.ts';

let stage: MemoryStage;
beforeAll(async () => {
  stage = await startMemoryStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

describe('who sees a memory', () => {
  test('the creator sees facts, not the words that said them, and adds their own', async () => {
    const of = await stage.pair();
    await stage.say(
      of,
      'I live in Lisbon, which I tell nobody else.',
      ...Array.from({ length: 9 }, () => 'I walk by my river.'),
    );
    const key = { char_id: of.creator.charId, user_id: of.fan.userId };
    const own = { token: of.creator.token };
    const memory = (await stage.kindred.call('listMemory', key, own)).data;
    expect(memory.facts.map(({ content }) => content)).toContain('Lisbon');
    expect(memory.facts.every(({ source }) => source === null)).toBe(true);
    expect(memory.summary).toBe('');
    const fact_id = memory.facts[0]?.fact_id ?? '';
    const client_id = crypto.randomUUID();
    expect(
      (await stage.kindred.call('saveFact', { ...key, fact_id, content: 'Rome', client_id }, own)).code,
    ).toBe(4003);
    expect((await stage.kindred.call('deleteFact', { ...key, fact_id }, own)).code).toBe(4003);
    expect((await stage.kindred.call('deleteFact', { ...key, all: 1 }, own)).code).toBe(4003);
    const added = await stage.kindred.call(
      'saveFact',
      { ...key, content: 'Prefers short answers', client_id },
      own,
    );
    expect(added.data.fact).toMatchObject({ author: 'creator' });
    expect(await stage.contents(of)).toContain('Prefers short answers');
    expect((await stage.forget(of, { fact_id: added.data.fact.fact_id })).data).toEqual({ forgotten: 1 });
  });

  test('nobody else does', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.');
    const stranger = await createUser(stage.kindred.context);
    const otherCreator = await createCreator(stage.kindred.context);
    const key = { char_id: of.creator.charId, user_id: of.fan.userId };
    for (const { token } of [stranger, otherCreator]) {
      expect((await stage.kindred.call('listMemory', key, { token })).code).toBe(404);
      expect((await stage.kindred.call('deleteFact', { ...key, all: 1 }, { token })).code).toBe(404);
    }
    const fact_id = (await stage.factOf(of, 'Lisbon')).fact_id;
    const foreignPair = await stage.pair();
    await stage.say(foreignPair, 'Hello');
    expect((await stage.save(foreignPair, { fact_id, content: 'Mine' })).code).toBe(404);
    expect((await stage.forget(foreignPair, { fact_id })).code).toBe(404);
  });

  test('the fan takes all of it along', async () => {
    const of = await stage.pair();
    await stage.say(of, 'I live in Lisbon.');
    const { data } = await stage.kindred.call(
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
    const of = await stage.pair();
    await stage.say(of, 'Hello');
    const client_id = crypto.randomUUID();
    const added = await Promise.all(
      [1, 2, 3].map(() => stage.save(of, { content: 'Left-handed', client_id })),
    );
    expect(new Set(added.map(({ data }) => data.fact.fact_id)).size).toBe(1);
    expect((await stage.save(of, { content: 'her home address is 5 High Street' })).code).toBe(4602);
    await query(
      stage.kindred.context.db,
      `insert into memory_facts (conversation_id, user_id, kind, content, author, slot, created_at, updated_at)
       select $1, $2, 'other', 'n' || n, 'fan', 'n' || n, now(), now() from generate_series(2, $3) n`,
      [of.conversationId, of.fan.userId, maxFacts],
    );
    expect((await stage.save(of, { content: 'One too many' })).code).toBe(4641);
  });
});
