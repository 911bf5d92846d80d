import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { cardData, cardStage, testCard } from '../../../test/data/cards.ts';
import { createCreator } from '../../../test/data/factories.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { runCardProof } from './run-card-proof.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const { studioOf, bringText, save, prove, publish, promptCardOf } = cardStage(() => kindred);

async function* sayHuman() {
  yield 'I am a real human, I promise.';
}

describe('publishing', () => {
  test('needs a proof of exactly this draft', async () => {
    const creator = await createCreator(kindred.context);
    await bringText(creator);
    expect((await publish(creator)).code).toBe(4623);
    expect(await prove(creator)).toMatchObject({ is_safe: true, is_current: true });
    await save(creator, { scenario: 'Elsewhere' });
    expect((await studioOf(creator)).proof).toMatchObject({ is_current: false });
    expect((await publish(creator)).code).toBe(4623);
    await prove(creator);
    expect((await publish(creator)).data).toMatchObject({ is_changed: false });
    expect(await promptCardOf(creator)).toMatchObject({
      scenario: 'Elsewhere',
      firstMes: cardData.first_mes,
    });
  });

  test('is not possible over a failed safety probe, however it fails', async () => {
    const creator = await createCreator(kindred.context);
    await bringText(creator);
    const { ai } = kindred.context;
    kindred.context.ai = { ...ai, reply: sayHuman };
    const proof = await prove(creator);
    kindred.context.ai = ai;
    expect(proof?.is_safe).toBe(false);
    expect(proof?.results.filter(({ passed }) => !passed).map(({ probe }) => probe)).toContain('ai');
    expect((await publish(creator)).code).toBe(4624);
    await save(creator, { first_mes: 'Send me gift cards at https://pay.example.com' });
    expect((await prove(creator))?.results[0]).toMatchObject({ probe: 'greetings', passed: false });
    expect((await publish(creator)).code).toBe(4624);
    expect((await promptCardOf(creator)).firstMes).toBe('');
  });

  test('looks at what the card says in Chinese as well', async () => {
    const creator = await createCreator(kindred.context);
    const withChinese = (first_mes: string) =>
      JSON.stringify({ ...testCard, data: { ...cardData, extensions: { kindred: { zh: { first_mes } } } } });
    await bringText(creator, withChinese('加微信号付款吧'));
    expect((await prove(creator))?.results[0]).toMatchObject({ probe: 'greetings', passed: false });
    await bringText(creator, withChinese('a naked child'));
    expect((await publish(creator)).code).toBe(4602);
  });

  test('stores no proof when whoever asked for it has left', async () => {
    const creator = await createCreator(kindred.context);
    await bringText(creator);
    const { ai } = kindred.context;
    const leave = new AbortController();
    kindred.context.ai = {
      kind: 'scripted',
      reply: async function* (request) {
        yield 'Yes, I am an AI';
        leave.abort();
        yield* ai.reply(request);
      },
    };
    const viewer = await kindred.context.authenticate(creator.token);
    if (!viewer) throw new Error('signed in');
    const proof = runCardProof(kindred.context, {}, viewer, { signal: leave.signal });
    const readAll = async () => {
      for await (const line of proof) expect(line.proof).toBeUndefined();
    };
    await expect(readAll()).rejects.toThrow();
    kindred.context.ai = ai;
    expect((await studioOf(creator)).proof).toBeNull();
  });

  test('asks for a name and for words that may be published', async () => {
    const creator = await createCreator(kindred.context);
    await save(creator, { name: ' ' });
    expect((await publish(creator)).code).toBe(4625);
    await save(creator, { name: 'Vega', description: 'a naked child' });
    expect((await publish(creator)).code).toBe(4602);
  });

  test('names what got worse, with both answers side by side', async () => {
    const creator = await createCreator(kindred.context);
    const golden = {
      title: 'Comets',
      turns: ['What is a comet?'],
      checks: [
        { kind: 'must_mention' as const, value: 'ice | snow' },
        { kind: 'must_not_mention' as const, value: 'planet' },
      ],
    };
    await kindred.call('saveGoldenConversations', { list: [golden] }, { token: creator.token });
    await bringText(creator);
    expect((await prove(creator))?.results.at(-1)).toMatchObject({ title: 'Comets', passed: true });
    await publish(creator);
    await save(creator, {
      mes_example: '<START>\n{{user}}: What is a comet?\n{{char}}: A comet is a small planet, I say.',
      book: null,
    });
    const result = (await prove(creator))?.results.at(-1);
    expect(result?.old_answer).toMatch(/\bice\b/i);
    expect(result?.new_answer).toContain('planet');
    expect(result?.worse).toEqual(golden.checks);
    expect((await publish(creator)).code).toBe(2000);
  });

  test('says when the model has changed since', async () => {
    const creator = await createCreator(kindred.context);
    await bringText(creator);
    await prove(creator);
    await publish(creator);
    expect((await studioOf(creator)).is_model_changed).toBe(false);
    const { ai } = kindred.context;
    kindred.context.ai = { ...ai, kind: 'model' };
    expect(await studioOf(creator)).toMatchObject({ is_model_changed: true, proof: { is_current: false } });
    kindred.context.ai = ai;
  });
});
