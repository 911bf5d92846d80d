import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greyPicture } from '../../../test/data/cards.ts';
import { readCardFields } from './card-fields.ts';
import { parseCard } from './card-text.ts';
import { toV3 } from './convert-card.ts';
import { editCard } from './edit-card.ts';
import { readCardFile } from './read-card-file.ts';
import { writeCardFile } from './write-card-file.ts';

const now = new Date('2026-11-22T10:00:00Z');

/** Cards of the wild: V1, V2 with copies of V1 on top, V3; with unknown fields. */
const word = fc.string({ unit: 'grapheme', maxLength: 20 });
const anyJson = fc.jsonValue({ maxDepth: 2 });
const extensions = fc.dictionary(
  word.filter((key) => key !== '__proto__'),
  anyJson,
  { maxKeys: 3 },
);
const flat = fc.record({
  name: word,
  description: word,
  personality: word,
  scenario: word,
  first_mes: word,
  mes_example: word,
});
const entry = fc.record(
  {
    keys: fc.array(word, { maxLength: 3 }),
    content: word,
    extensions,
    enabled: fc.boolean(),
    insertion_order: fc.integer({ min: 0, max: 999 }),
    use_regex: fc.boolean(),
    probability: anyJson,
    id: fc.oneof(fc.integer(), word),
  },
  { requiredKeys: ['keys', 'content', 'extensions', 'enabled', 'insertion_order'] },
);
const v2Data = fc
  .tuple(
    flat,
    fc.record(
      {
        creator_notes: word,
        system_prompt: word,
        post_history_instructions: word,
        alternate_greetings: fc.array(word, { maxLength: 3 }),
        tags: fc.array(word, { maxLength: 3 }),
        extensions,
        character_book: fc.record({ extensions, entries: fc.array(entry, { maxLength: 4 }) }),
        x_unknown: anyJson,
      },
      { requiredKeys: ['extensions'] },
    ),
  )
  .map(([a, b]) => ({ ...a, ...b }));
const card = fc.oneof(
  flat,
  fc.tuple(v2Data, fc.boolean()).map(([data, hasCopy]) => ({
    ...(hasCopy ? { name: data.name, first_mes: data.first_mes } : {}),
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data,
  })),
  v2Data.map((data) => ({
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: { ...data, group_only_greetings: [], creation_date: 0 },
  })),
);
/** Files as programs write them: with or without line breaks. */
const cardText = fc
  .tuple(card, fc.constantFrom(undefined, 1, '\t'))
  .map(([value, space]) => JSON.stringify(value, null, space));

describe('a card that nobody has touched', () => {
  test('leaves as JSON byte by byte as it came', () =>
    fc.assert(
      fc.asyncProperty(cardText, async (text) => {
        const cardFile = await readCardFile(Buffer.from(text));
        const { bytes } = await writeCardFile('json', cardFile);
        expect(bytes.toString()).toBe(text);
      }),
    ));

  test('comes back byte by byte from the picture that it left in', () =>
    fc.assert(
      fc.asyncProperty(cardText, async (text) => {
        const { bytes } = await writeCardFile('png', { json: text, picture: greyPicture, assets: [] });
        expect((await readCardFile(bytes)).json).toBe(text);
      }),
      { numRuns: 60 },
    ));

  test('leaves as CHARX with all its files, and says as V3 what it said', () =>
    fc.assert(
      fc.asyncProperty(cardText, fc.uint8Array({ minLength: 1, maxLength: 50 }), async (text, content) => {
        const assets = [{ path: 'assets/other/audio/voice.bin', bytes: Buffer.from(content) }];
        const { bytes } = await writeCardFile('charx', { json: text, picture: undefined, assets });
        const cardFile = await readCardFile(bytes);
        expect(cardFile).toMatchObject({ json: toV3(text), assets });
        expect(readCardFields(parseCard(cardFile.json))).toEqual(readCardFields(parseCard(text)));
      }),
      { numRuns: 60 },
    ));
});

describe('a card that was edited', () => {
  test('has the new words, and everything else as it was', () =>
    fc.assert(
      fc.property(
        cardText,
        fc.record(
          { description: word, first_mes: word, creator_notes: word },
          { requiredKeys: ['first_mes'] },
        ),
        (text, change) => {
          const before = readCardFields(parseCard(text));
          const edited = parseCard(editCard(text, change, now));
          expect(readCardFields(edited)).toEqual({ ...before, ...change });
          const raw = parseCard(text);
          if (raw.data === undefined) return;
          const {
            description: _a,
            first_mes: _b,
            creator_notes: _c,
            modification_date: _d,
            ...rest
          } = edited.data as object & Record<string, unknown>;
          const {
            description: _e,
            first_mes: _f,
            creator_notes: _g,
            ...unchanged
          } = raw.data as object & Record<string, unknown>;
          expect(rest).toEqual(unchanged);
        },
      ),
    ));

  test('keeps what the entries of its book hold besides, also in another order', () =>
    fc.assert(
      fc.property(cardText, (text) => {
        const fields = readCardFields(parseCard(text));
        if (!fields.book) return;
        const entries = fields.book.entries
          .map((entry) => ({ ...entry, content: `${entry.content}!` }))
          .reverse();
        const edited = parseCard(editCard(text, { book: { ...fields.book, entries } }, now));
        const rawOf = (value: unknown) =>
          (value as { data: { character_book: { entries: Record<string, unknown>[] } } }).data.character_book
            .entries;
        const expected = rawOf(parseCard(text))
          .map((entry) => ({ ...entry, content: `${String(entry.content)}!` }))
          .reverse();
        expect(rawOf(edited)).toEqual(expected);
      }),
    ));

  test('changes the copies that some programs write on top, and not a number elsewhere', () => {
    const text =
      '{"name":"Mira","spec":"chara_card_v2","data":{"name":"Mira","extensions":{"n":1.0,"big":12345678901234567890}}}';
    expect(editCard(text, { name: 'Vega' }, now)).toBe(text.replaceAll('Mira', 'Vega'));
  });

  test('becomes V2 when it gets what V1 does not know', () => {
    const v1 = JSON.stringify({
      name: 'Mira',
      description: 'A',
      personality: '',
      scenario: '',
      first_mes: 'Hi',
      mes_example: '',
    });
    expect(parseCard(editCard(v1, { first_mes: 'Hello' }, now))).not.toHaveProperty('spec');
    expect(parseCard(editCard(v1, { alternate_greetings: ['Hey'] }, now))).toMatchObject({
      spec: 'chara_card_v2',
      data: { name: 'Mira', alternate_greetings: ['Hey'], extensions: {} },
    });
  });
});
