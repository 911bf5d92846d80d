import type { CallOutput } from '@kindred/contract/all/calls';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { cardData, cardStage, cardText, testCard } from '../../test/data/cards.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { raceAtLock } from '../../test/sql/race-at-lock.ts';
import { readCardFile } from './format/read-card-file.ts';
import { writeCardFile } from './format/write-card-file.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const { studioOf, bring, bringText, save, prove, publish, takeAway, promptCardOf } = cardStage(() => kindred);

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
    const pictureAnswer = await kindred.app.inject({ method: 'GET', url: String(studio.picture) });
    expect((await sharp(pictureAnswer.rawPayload).metadata()).format).toBe('webp');
    const file = await takeAway(creator, 'png');
    const card = await readCardFile(file.rawPayload);
    expect(card.json).toBe(cardText);
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
    const pixels = (png: Buffer) => sharp(png).raw().toBuffer();
    expect((await pixels(file.rawPayload)).equals(await pixels(picture))).toBe(true);
  });

  test('as CHARX keeps its files, and tells what a picture cannot hold', async () => {
    const creator = await createCreator(kindred.context);
    const assets = [{ path: 'assets/other/audio/voice.ogg', bytes: Buffer.from('OggS') }];
    const { bytes } = await writeCardFile('charx', { json: cardText, picture: undefined, assets });
    const { data: studio } = await bring(creator, bytes);
    expect(studio.assets).toEqual([{ path: 'assets/other/audio/voice.ogg', bytes: 4 }]);
    const file = await readCardFile((await takeAway(creator, 'charx')).rawPayload);
    expect(file.assets).toEqual(assets);
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
    await bringText(creator, JSON.stringify({ ...testCard, data: { ...cardData, name } }));
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
    const text = JSON.stringify(testCard).replace('An astronomer.', 'An\\u0000 astro\\ud800nomer.');
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
    const file = JSON.parse((await takeAway(creator, 'json')).payload);
    expect(file).toEqual({
      ...testCard,
      data: {
        ...cardData,
        personality: 'Quick',
        character_book: {
          ...cardData.character_book,
          scan_depth: 4,
          token_budget: 500,
          recursive_scanning: false,
          entries: [
            { ...cardData.character_book.entries[1], constant: true },
            { ...cardData.character_book.entries[0], constant: true },
          ],
        },
      },
    });
  });

  test('is not written over by a tab that has not seen it', async () => {
    const creator = await createCreator(kindred.context);
    const own = { token: creator.token };
    const character = {
      text: 'select from characters where char_id = $1 for update',
      values: [creator.charId],
    };
    const attempts = await raceAtLock(
      kindred,
      character,
      ['a', 'b', 'c'].map(
        (scenario) => () => kindred.call('saveCardDraft', { version: 0, change: { scenario } }, own),
      ),
    );
    expect(attempts.map(({ code }) => code).sort()).toEqual([2000, 4622, 4622]);
  });

  test('is its creator’s alone, as is the link to it', async () => {
    const creator = await createCreator(kindred.context);
    const otherCreator = await createCreator(kindred.context);
    const fan = await createUser(kindred.context);
    await bringText(creator);
    expect((await kindred.call('getCardStudio', {}, { token: fan.token })).code).toBe(4031);
    expect((await takeAway(otherCreator, 'json')).payload).not.toContain('astronomer');
    const { export_url: url } = await studioOf(creator);
    expect((await kindred.app.inject({ url: url.replace(/v=./, 'v=0').concat('json') })).statusCode).toBe(
      404,
    );
    kindred.clock.advance(301);
    expect((await kindred.app.inject({ url: `${url}json` })).statusCode).toBe(404);
    const { export_url: fresh } = await studioOf(creator);
    expect((await kindred.app.inject({ url: `${fresh}json` })).statusCode).toBe(200);
    await kindred.call('logout', {}, { token: creator.token });
    expect((await kindred.app.inject({ url: `${fresh}json` })).statusCode).toBe(404);
  });

  test('can be given up for what is published, with its files', async () => {
    const creator = await createCreator(kindred.context, { card: testCard });
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
    const creator = await createCreator(kindred.context, { card: testCard });
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
    const creator = await createCreator(kindred.context, { card: testCard });
    const messages = [{ role: 'user' as const, content: 'What is a comet?' }];
    const { lines } = await kindred.call('tryCard', { messages }, { token: creator.token });
    const parts = lines[0]?.data.prompt?.parts ?? [];
    expect(parts.find(({ name }) => name === 'lore_before')?.content).toBe('Ice');
    expect(parts.find(({ name }) => name === 'safety')).toMatchObject({ content: '' });
    const answer = lines
      .slice(1)
      .map((line) => line.data.content)
      .join('');
    // The card's own example answers this exact question.
    expect(answer).toContain('A comet is ice');
    const { rows } = await kindred.context.pool.query('select from messages');
    expect(rows).toEqual([]);
  });
});

describe('greetings', () => {
  test('are the first message and its alternates, with names filled in', async () => {
    const creator = await createCreator(kindred.context, { card: testCard });
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
