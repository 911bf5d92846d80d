import type { CallInput, CallOutput } from '@kindred/contract/wire/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCard } from '../../outside/ai/card/character-card.ts';
import { scriptedCompanion } from '../../outside/ai/scripted/scripted-companion.ts';
import { sendForm } from '../../test/app/send-form.ts';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { readCardFile } from './format/read-card-file.ts';
import { writeCardFile } from './format/write-card-file.ts';
import { runCardProof } from './proof/run-card-proof.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp({ replace: { ai: scriptedCompanion({ pauseMs: 0 }) } });
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
});

const data = {
  name: 'Vega',
  description: 'An astronomer.',
  personality: 'Patient',
  scenario: 'A roof',
  first_mes: 'Look up, {{user}}. {{char}} is here.',
  mes_example: '<START>\n{{user}}: What is a comet?\n{{char}}: A comet is ice that came too close to a fire.',
  alternate_greetings: ['Clouds tonight, {{user}}.', ' '],
  extensions: { 'other/app': { kept: true } },
  character_book: {
    extensions: {},
    entries: [
      { keys: ['comet'], content: 'Ice', extensions: { sticky: 3 }, enabled: true, insertion_order: 5 },
      { keys: ['moon'], content: 'Rock', extensions: {}, enabled: true, insertion_order: 6 },
    ],
  },
};
const card = { spec: 'chara_card_v2', spec_version: '2.0', data };
/** As another program has written it. */
const cardText = `${JSON.stringify(card, null, '\t')}\n`;

const studioOf = async ({ token }: TestCreator) => (await kindred.call('getCardStudio', {}, { token })).data;
const bring = ({ token }: TestCreator, file: Uint8Array) => sendForm(kindred, 'importCard', { file }, token);
const bringText = (creator: TestCreator, text = cardText) => bring(creator, Buffer.from(text));
const save = async (creator: TestCreator, change: CallInput<'saveCardDraft'>['change']) => {
  const { version } = await studioOf(creator);
  return kindred.call('saveCardDraft', { version, change }, { token: creator.token });
};
const prove = async ({ token }: TestCreator) =>
  (await kindred.call('runCardProof', {}, { token })).lines.at(-1)?.data.proof;
const publish = async (creator: TestCreator) => {
  const { version } = await studioOf(creator);
  return kindred.call('publishCard', { version }, { token: creator.token });
};
const takeAway = async (creator: TestCreator, as: string) => {
  const { export_url: url } = await studioOf(creator);
  return kindred.app.inject({ method: 'GET', url: url + as });
};
async function promptCardOf({ charId }: TestCreator) {
  const row = await kindred.context.db
    .selectFrom('characters')
    .select('card')
    .where('char_id', '=', charId)
    .executeTakeFirstOrThrow();
  return readCard(row.card, 'nobody');
}

async function* sayHuman() {
  yield 'I am a real human, I promise.';
}

describe('a card that comes in', () => {
  test('is the draft, and leaves byte by byte as it came', async () => {
    const creator = await createCreator(kindred.context);
    const { code, data: studio } = await bringText(creator);
    expect(code).toBe(2000);
    expect(studio).toMatchObject({ spec: 'v2', is_changed: true, card: { name: 'Vega' } });
    const file = await takeAway(creator, 'json');
    expect(file.payload).toBe(cardText);
    expect(file.headers['content-disposition']).toBe('attachment; filename="Vega.json"');
    expect((await promptCardOf(creator)).firstMes).toBe('');
  });

  test('as a picture is shown anew and leaves as it was, without the place', async () => {
    const creator = await createCreator(kindred.context);
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .png()
      .toBuffer();
    const { bytes } = await writeCardFile('png', { json: cardText, picture, assets: [] });
    const { data: studio } = await bring(creator, bytes);
    const shown = await kindred.app.inject({ method: 'GET', url: String(studio.picture) });
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    const left = await takeAway(creator, 'png');
    const read = await readCardFile(left.rawPayload);
    expect(read.json).toBe(cardText);
    expect((await sharp(left.rawPayload).metadata()).exif).toBeUndefined();
    const pixels = (png: Buffer) => sharp(png).raw().toBuffer();
    expect((await pixels(left.rawPayload)).equals(await pixels(picture))).toBe(true);
  });

  test('as CHARX keeps its files, and tells what a picture cannot hold', async () => {
    const creator = await createCreator(kindred.context);
    const assets = [{ path: 'assets/other/audio/voice.ogg', bytes: Buffer.from('OggS') }];
    const { bytes } = await writeCardFile('charx', { json: cardText, picture: undefined, assets });
    const { data: studio } = await bring(creator, bytes);
    expect(studio.assets).toEqual([{ path: 'assets/other/audio/voice.ogg', bytes: 4 }]);
    const left = await readCardFile((await takeAway(creator, 'charx')).rawPayload);
    expect(left.assets).toEqual(assets);
  });

  test('that is none changes nothing and says so', async () => {
    const creator = await createCreator(kindred.context);
    await bringText(creator);
    for (const file of ['<svg onload="alert(1)">', '{"spec":"chara_card_v2"}', 'PK\x03\x04 nothing']) {
      expect((await bring(creator, Buffer.from(file, 'latin1'))).code).toBe(4621);
    }
    expect((await takeAway(creator, 'json')).payload).toBe(cardText);
  });

  test('may be called anything: HTML stays text, and no header breaks', async () => {
    const creator = await createCreator(kindred.context);
    const name = '<img src=x onerror="alert(1)">\r\nSet-Cookie: a=b';
    await bringText(creator, JSON.stringify({ ...card, data: { ...data, name } }));
    expect((await studioOf(creator)).card.name).toBe(name);
    const file = await takeAway(creator, 'json_v3');
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="_img_src_x_onerror_alert_1_Set_Cookie_a_b.json"',
    );
    expect(file.headers['set-cookie']).toBeUndefined();
    expect(file.headers['x-content-type-options']).toBe('nosniff');
  });

  test('with what PostgreSQL’s JSON cannot hold is kept as it is and published without it', async () => {
    const creator = await createCreator(kindred.context);
    const text = JSON.stringify(card).replace('An astronomer.', 'An\\u0000 astro\\ud800nomer.');
    await bringText(creator, text);
    await prove(creator);
    expect((await publish(creator)).code).toBe(2000);
    expect((await promptCardOf(creator)).description).toBe('An astro\ufffdnomer.');
    expect((await takeAway(creator, 'json')).payload).toBe(text);
  });
});

describe('a draft', () => {
  test('changes field by field; what nobody here knows stays', async () => {
    const creator = await createCreator(kindred.context);
    await bringText(creator);
    const { book } = (await studioOf(creator)).card;
    const entries = (book?.entries ?? []).map((entry) => ({ ...entry, constant: true }));
    await save(creator, { personality: 'Quick', book: book && { ...book, entries: entries.reverse() } });
    const left = JSON.parse((await takeAway(creator, 'json')).payload);
    expect(left).toEqual({
      ...card,
      data: {
        ...data,
        personality: 'Quick',
        character_book: {
          ...data.character_book,
          scan_depth: 4,
          token_budget: 500,
          recursive_scanning: false,
          entries: [
            { ...data.character_book.entries[1], constant: true },
            { ...data.character_book.entries[0], constant: true },
          ],
        },
      },
    });
  });

  test('is not written over by a tab that has not seen it', async () => {
    const creator = await createCreator(kindred.context);
    const own = { token: creator.token };
    const attempts = await Promise.all(
      ['a', 'b', 'c'].map((scenario) =>
        kindred.call('saveCardDraft', { version: 0, change: { scenario } }, own),
      ),
    );
    expect(attempts.map(({ code }) => code).sort()).toEqual([2000, 4622, 4622]);
  });

  test('is its creator’s alone, as is the link to it', async () => {
    const creator = await createCreator(kindred.context);
    const other = await createCreator(kindred.context);
    const fan = await createUser(kindred.context);
    await bringText(creator);
    expect((await kindred.call('getCardStudio', {}, { token: fan.token })).code).toBe(4031);
    expect((await takeAway(other, 'json')).payload).not.toContain('astronomer');
    const { export_url: url } = await studioOf(creator);
    expect((await kindred.app.inject({ url: url.replace(/v=./, 'v=0').concat('json') })).statusCode).toBe(
      404,
    );
    kindred.clock.advance(301);
    expect((await kindred.app.inject({ url: `${url}json` })).statusCode).toBe(404);
  });

  test('can be given up for what is published, with its files', async () => {
    const creator = await createCreator(kindred.context, { card });
    const before = await studioOf(creator);
    const { bytes } = await writeCardFile('charx', {
      json: cardText.replace('Vega', 'Someone else'),
      picture: undefined,
      assets: [{ path: 'assets/other/other/a', bytes: Buffer.from('x') }],
    });
    await bring(creator, bytes);
    const { data: after } = await kindred.call('discardCardDraft', {}, { token: creator.token });
    expect(after).toMatchObject({ card: before.card, assets: [], is_changed: false });
  });

  test('shows which entries of its book a text calls up', async () => {
    const creator = await createCreator(kindred.context, { card });
    const { data: tested } = await kindred.call(
      'testLorebook',
      { text: 'Is that a comet?' },
      { token: creator.token },
    );
    expect(tested.list).toMatchObject([
      { entry: 0, outcome: 'inserted', matched: 'comet' },
      { entry: 1, outcome: 'no_match', matched: null },
    ]);
  });

  test('answers in a trial that stores nothing: first its prompt, then the words', async () => {
    const creator = await createCreator(kindred.context, { card });
    const messages = [{ role: 'user' as const, content: 'What is a comet?' }];
    const { lines } = await kindred.call('tryCard', { messages }, { token: creator.token });
    const parts = lines[0]?.data.prompt?.parts ?? [];
    expect(parts.find(({ name }) => name === 'lore_before')?.content).toBe('Ice');
    expect(parts.find(({ name }) => name === 'safety')).toMatchObject({ content: '' });
    const answer = lines
      .slice(1)
      .map((line) => line.data.content)
      .join('');
    expect(answer).toMatch(/^Ice/);
    const { rows } = await kindred.context.pool.query('select from messages');
    expect(rows).toEqual([]);
  });
});

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
    expect(await promptCardOf(creator)).toMatchObject({ scenario: 'Elsewhere', firstMes: data.first_mes });
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
      JSON.stringify({ ...card, data: { ...data, extensions: { kindred: { zh: { first_mes } } } } });
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

describe('greetings', () => {
  test('are the first message and its alternates, with names filled in', async () => {
    const creator = await createCreator(kindred.context, { card });
    const fan = await createUser(kindred.context, { nickname: '{{char}}<b>Robin' });
    const greet = () => kindred.call('listGreetings', { char_id: creator.charId }, { token: fan.token });
    const expected: CallOutput<'listGreetings'> = {
      list: [
        { content: 'Look up, char b Robin. Vega is here.' },
        { content: 'Clouds tonight, char b Robin.' },
      ],
    };
    expect((await greet()).data).toEqual(expected);
    await createBlock(kindred.context, creator.userId, fan.userId);
    expect((await greet()).status).toBe(404);
  });
});

describe('a card that is written for its creator', () => {
  test('is made of their own open words, says nothing of a fan, and is not stored', async () => {
    const creator = await createCreator(kindred.context, { name: 'Vega', chatMode: 1 });
    const fan = await createUser(kindred.context, { nickname: 'Robin' });
    await createPost(kindred.context, creator, {
      content: 'The telescope is washed once a year, by people in socks.',
    });
    await createPost(kindred.context, creator, {
      content: 'A secret for buyers alone, with many words.',
      price: 100,
    });
    const say = (token: string, target: object, content: string) =>
      kindred.call('charger', { ...target, content, client_id: crypto.randomUUID() } as never, {
        token,
        key: crypto.randomUUID(),
      });
    await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
    await say(fan.token, { char_id: creator.charId }, 'My cat is called Professor Whiskers');
    await say(
      creator.token,
      { char_id: creator.charId, user_id: fan.userId },
      'Robin, a cat like yours should see Saturn.',
    );
    const written = await kindred.call('writeCard', {}, { token: creator.token });
    expect(written.code).toBe(2000);
    expect(written.data.mes_example).toContain('people in socks');
    const all = JSON.stringify(written.data);
    expect(all).not.toMatch(/Whiskers|Robin|secret/);
    expect((await kindred.call('writeCard', {}, { token: creator.token })).data).toEqual(written.data);
    expect((await studioOf(creator)).is_changed).toBe(false);
  });

  test('falls back to their own sentences when the model does not keep to the form', async () => {
    const creator = await createCreator(kindred.context, { name: 'Vega' });
    const { ai } = kindred.context;
    const answers = ['I would rather chat.', 'Sure: {"description":"D","first_mes":"F","extra":1} Done.'];
    kindred.context.ai = {
      kind: 'model',
      reply: async function* () {
        yield answers.shift() ?? '';
      },
    };
    const first = await kindred.call('writeCard', {}, { token: creator.token });
    expect(first.data.description).toContain('Vega');
    const second = await kindred.call('writeCard', {}, { token: creator.token });
    expect(second.data).toMatchObject({ description: 'D', first_mes: 'F', personality: '' });
    kindred.context.ai = ai;
  });
});
