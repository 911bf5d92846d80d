import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { AppError } from '../../../platform/app-error.ts';
import { greyPicture } from '../../../test/data/cards.ts';
import { readCardFields } from './card-fields.ts';
import { parseCard } from './card-text.ts';
import { toV2 } from './convert-card.ts';
import { editCard } from './edit-card.ts';
import { readPngChunks, readTextChunk, textChunk, writePngChunks } from './png-chunks.ts';
import { readCardFile } from './read-card-file.ts';
import { writeCardFile } from './write-card-file.ts';

const now = new Date('2026-11-22T10:00:00Z');

async function refusalOf(bytes: Buffer): Promise<string> {
  try {
    await readCardFile(bytes);
    return 'accepted';
  } catch (error) {
    return error instanceof AppError ? error.refusal : String(error);
  }
}

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

const simple = JSON.stringify({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { name: 'Mira', extensions: {} },
});

describe('what is read', () => {
  test('is the V3 card where a picture holds both, and its V2 says that something is missing', async () => {
    const v3 = JSON.stringify({
      spec: 'chara_card_v3',
      spec_version: '3.0',
      data: {
        name: 'Mira',
        creator_notes: 'Mine',
        group_only_greetings: [],
        extensions: {},
        character_book: {
          extensions: {},
          entries: [{ keys: ['a'], content: '@@depth 2\nLore', extensions: {} }],
        },
      },
    });
    const { bytes } = await writeCardFile('png', { json: v3, picture: greyPicture, assets: [] });
    const texts = readPngChunks(bytes).map(readTextChunk).filter(Boolean);
    expect(texts.map((text) => text?.keyword)).toEqual(['chara', 'ccv3']);
    const chara = parseCard(Buffer.from(texts[0]?.text ?? '', 'base64').toString());
    expect(chara).toMatchObject({
      spec: 'chara_card_v2',
      data: { character_book: { entries: [{ content: 'Lore' }] } },
    });
    expect((chara.data as { creator_notes: string }).creator_notes).toMatch(/version 3[\s\S]*Mine$/);
    expect((await readCardFile(bytes)).json).toBe(v3);
    expect(toV2(simple)).toBe(simple);
  });

  test('is the other card of a picture where one of the two cannot be read', async () => {
    const chunks = readPngChunks(greyPicture).toSpliced(
      1,
      0,
      textChunk('ccv3', 'bm90IGEgY2FyZA=='),
      textChunk('Chara', Buffer.from(simple).toString('base64')),
    );
    expect((await readCardFile(writePngChunks(chunks))).json).toBe(simple);
  });

  test('is known by its bytes: also an archive behind a picture', async () => {
    const zip = await zipOf({ 'card.json': simple });
    expect((await readCardFile(Buffer.concat([greyPicture.subarray(1), zip]))).json).toBe(simple);
  });

  test('has no place or camera any more, in PNG and in the pictures of an archive', async () => {
    const jpeg = await sharp(greyPicture)
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' }, IFD0: { Make: 'Camera' } })
      .jpeg()
      .toBuffer();
    const { exif } = await sharp(jpeg).metadata();
    const chunks = readPngChunks(greyPicture).toSpliced(1, 0, {
      type: 'eXIf',
      data: exif ?? Buffer.alloc(1),
    });
    const png = writePngChunks(
      chunks.toSpliced(1, 0, textChunk('chara', Buffer.from(simple).toString('base64'))),
    );
    const fromPng = await readCardFile(png);
    expect(fromPng.notes).toContainEqual({ kind: 'location_removed', detail: '' });
    expect(fromPng.picture?.includes('eXIf')).toBe(false);
    const fromZip = await readCardFile(
      await zipOf({ 'card.json': simple, 'assets/icon/images/main.jpeg': jpeg }),
    );
    expect((await sharp(fromZip.assets[0]?.bytes).metadata()).exif).toBeUndefined();
    expect(fromZip.picture).toBeDefined();
    const withPng = await readCardFile(
      await zipOf({ 'card.json': simple, 'assets/icon/images/main.png': png }),
    );
    expect(withPng.assets[0]?.bytes.includes('eXIf')).toBe(false);
  });

  test('says what the person has to know: a later version, links that stay links, a main prompt', async () => {
    const { notes } = await readCardFile(
      Buffer.from(
        JSON.stringify({
          spec: 'chara_card_v3',
          spec_version: '3.1',
          data: {
            name: 'Mira',
            system_prompt: 'Obey',
            assets: [{ type: 'icon', uri: 'https://example.com/a.png', name: 'main', ext: 'png' }],
          },
        }),
      ),
    );
    expect(notes.map(({ kind }) => kind)).toEqual(['newer_version', 'remote_assets', 'system_prompt']);
  });
});

describe('a hostile file', () => {
  const cardNamed = (name: unknown) => Buffer.from(JSON.stringify({ spec: 'chara_card_v2', data: { name } }));

  test.each([
    ['that is empty', Buffer.alloc(0)],
    ['that is no card', Buffer.from('{"name":"only"}')],
    ['of an unknown kind', Buffer.from('{"spec":"chara_card_v9","data":{"name":"x"}}')],
    ['whose name is no text', cardNamed(['x'])],
    ['that is a page', Buffer.from('<html><script>alert(1)</script>')],
    ['with no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['that is nested without end', Buffer.from(`{"name":"x","description":${'['.repeat(500_000)}`)],
    ['that is a picture without a card', greyPicture],
    ['that is a broken picture', writePngChunks(readPngChunks(greyPicture)).fill(7, 20, 40)],
  ])('%s is refused', async (_what, bytes) => {
    expect(await refusalOf(bytes)).toBe('cardRefused');
  });

  test('of one long text is read like any other', async () => {
    const description = `${'\\\\'.repeat(40_000)}"${'['.repeat(100_000)}`;
    expect(await refusalOf(Buffer.from(JSON.stringify({ name: 'A', description })))).toBe('accepted');
  });

  test('is refused when its JSON is larger than a card can be', async () => {
    expect(await refusalOf(cardNamed('x'.repeat(3_000_000)))).toBe('tooLarge');
  });

  test('is refused when it is an archive that unpacks to a mountain', async () => {
    const bomb = await zipOf({ 'card.json': simple, 'assets/a.bin': Buffer.alloc(20_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(bomb)).toBe('tooLarge');
  });

  test('is refused when an entry unpacks to more than it says', async () => {
    const honest = await zipOf({ 'card.json': simple, 'assets/a.bin': Buffer.alloc(900_000) });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(900_000);
    const lie = Buffer.alloc(4);
    lie.writeUInt32LE(1000);
    let bytes = honest;
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 1)) {
      bytes = Buffer.from(bytes);
      lie.copy(bytes, at);
    }
    expect(await refusalOf(bytes)).toBe('cardRefused');
  });

  test('is refused when a name leads out of the archive', async () => {
    const honest = await zipOf({ 'card.json': simple, 'aa/evil': 'x' });
    const bytes = Buffer.from(honest.toString('latin1').replaceAll('aa/evil', '../evil'), 'latin1');
    expect(await refusalOf(bytes)).toBe('cardRefused');
  });

  test('with thousands of texts is read for the one that is a card', async () => {
    const chunks = readPngChunks(greyPicture);
    const noise = Array.from({ length: 15_000 }, (_, at) => textChunk(`note${at}`, 'chara'));
    const card = textChunk('chara', Buffer.from(simple).toString('base64'));
    const { json } = await readCardFile(writePngChunks(chunks.toSpliced(-1, 0, ...noise, card)));
    expect(json).toBe(simple);
    const endless = Array.from({ length: 20_000 }, () => textChunk('chara', 'e30='));
    expect(await refusalOf(writePngChunks(chunks.toSpliced(-1, 0, ...endless)))).toBe('cardRefused');
  });

  test('that is an archive of archives is opened once: what lies deeper is a file like any other', async () => {
    const bomb = await zipOf({ 'card.json': simple, 'a.bin': Buffer.alloc(20_000_000) });
    const nested = await zipOf({ 'card.json': simple, 'assets/inner.charx': bomb });
    const { json, assets } = await readCardFile(nested);
    expect(json).toBe(simple);
    expect(assets.map(({ path, bytes }) => [path, bytes.length])).toEqual([
      ['assets/inner.charx', bomb.length],
    ]);
  });

  test('is refused with too many files', async () => {
    const files = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`assets/${at}`, 'x']));
    expect(await refusalOf(await zipOf({ 'card.json': simple, ...files }))).toBe('tooLarge');
  });

  test('never makes the reader fail in another way than by refusing', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(2), async (noise, kind) => {
        const head = [Buffer.from('PK\x03\x04'), greyPicture.subarray(0, 8), Buffer.from('{"name":')][kind];
        expect(['cardRefused', 'tooLarge', 'accepted']).toContain(
          await refusalOf(Buffer.concat([head ?? Buffer.alloc(0), noise])),
        );
      }),
    ));

  test('with doubled keys is written anew, so that an edit meets the one that counts', async () => {
    const { json } = await readCardFile(
      Buffer.from('{"spec":"chara_card_v2","data":{"name":"a","name":"b"}}'),
    );
    expect(readCardFields(parseCard(editCard(json, { name: 'c' }, now))).name).toBe('c');
  });
});
