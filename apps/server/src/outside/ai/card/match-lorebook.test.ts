import { describe, expect, test } from 'vitest';
import { readCard } from './character-card.ts';
import { explainLorebook, matchLorebook } from './match-lorebook.ts';

function contents(entries: object[], messages: string[], book: object = {}): string[] {
  const full = entries.map((entry) => ({ enabled: true, insertion_order: 100, extensions: {}, ...entry }));
  const { book: read } = readCard({ data: { character_book: { entries: full, ...book } } }, 'Mira');
  return matchLorebook(read, messages).map(({ content }) => content);
}

describe('a lorebook', () => {
  test('gives an entry when one of its keys is said, in insertion order', () => {
    const entries = [
      { keys: ['Sea'], content: 'second', insertion_order: 2 },
      { keys: ['harbour', 'boat'], content: 'first', insertion_order: 1 },
      { keys: ['mountain'], content: 'never' },
    ];
    expect(contents(entries, ['A boat on the sea'])).toEqual(['first', 'second']);
  });

  test('looks at the newest messages only', () => {
    const entries = [{ keys: ['boat'], content: 'found' }];
    expect(contents(entries, ['boat', 'a', 'b'], { scan_depth: 2 })).toEqual([]);
    expect(contents(entries, ['a', 'b', 'boat'], { scan_depth: 2 })).toEqual(['found']);
  });

  test('minds constant, disabled and case-sensitive entries', () => {
    const entries = [
      { keys: [], content: 'always', constant: true },
      { keys: ['boat'], content: 'off', enabled: false },
      { keys: ['Boat'], content: 'exact', case_sensitive: true },
    ];
    expect(contents(entries, ['a boat'])).toEqual(['always']);
  });

  test.each([
    [0, ['boat and sail'], true],
    [0, ['boat'], false],
    [1, ['boat, sail, oar'], false],
    [2, ['boat'], true],
    [2, ['boat and oar'], false],
    [3, ['boat, sail, oar'], true],
  ])('weighs secondary keys by logic %i in %j', (selectiveLogic, messages, isGiven) => {
    const entry = {
      keys: ['boat'],
      content: 'given',
      selective: true,
      secondary_keys: ['sail', 'oar'],
      extensions: { selectiveLogic },
    };
    expect(contents([entry], messages)).toEqual(isGiven ? ['given'] : []);
  });

  test('drops the lowest priority first when the budget is used up', () => {
    const entries = [
      { keys: ['boat'], content: 'x'.repeat(40), priority: 1 },
      { keys: ['boat'], content: 'kept', priority: 2 },
    ];
    expect(contents(entries, ['boat'], { token_budget: 5 })).toEqual(['kept']);
  });

  test('runs patterns between slashes, hostile ones too, in bounded steps', () => {
    const hostile = Array.from({ length: 300 }, (_, at) => ({
      keys: [`/(\\pL{50}|a{2})*${at}$/`],
      content: `wild ${at}`,
    }));
    const entries = [
      { keys: ['/b[ao]+t/i'], content: 'tame' },
      { keys: ['/(a+)+$/'], content: 'catastrophe elsewhere' },
      { keys: ['/(?=look)/'], content: 'unknown to RE2' },
      { keys: ['/((a{90}){90}){90}/'], content: 'too large' },
      ...hostile,
    ];
    expect(contents(entries, [`${'a'.repeat(7900)} BOAT!`])).toEqual(['tame']);
  });

  test('lets entries call up each other where the book says so, each once', () => {
    const entries = [
      { keys: ['harbour'], content: 'the Kestrel lies there' },
      { keys: ['kestrel'], content: 'a boat from the harbour' },
    ];
    expect(contents(entries, ['harbour'])).toEqual(['the Kestrel lies there']);
    expect(contents(entries, ['harbour'], { recursive_scanning: true })).toHaveLength(2);
  });
});

describe('decorators', () => {
  test.each([
    ['@@dont_activate\nnever', 'boat', []],
    ['@@activate\nalways', 'nothing', ['always']],
    ['@@exclude_keys storm, rain\ncalm', 'a boat in the storm', []],
    ['@@additional_keys ship\nmore', 'a ship', ['more']],
    ['@@activate_only_after 2\nlater', 'boat', []],
    ['@@scan_depth 1\nnear', 'boat', ['near']],
    ['@@unknown_one 7\nplain', 'boat', ['plain']],
    ['@@unknown_one\n@@@also_unknown\n@@@dont_activate\nfallback', 'boat', []],
    ['@@activate\n@@@dont_activate\nknown wins', 'x', ['known wins']],
  ])('%j with %j', (content, said, expected) => {
    expect(contents([{ keys: ['boat'], content }], [said])).toEqual(expected);
  });

  test('say where in the chat an entry stands', () => {
    const { book } = readCard(
      {
        data: {
          character_book: {
            entries: [{ keys: [], constant: true, content: '@@depth 3\n@@role user\nhere' }],
          },
        },
      },
      'Mira',
    );
    expect(book?.entries[0]).toMatchObject({ position: 3, role: 'user', content: 'here' });
  });
});

test('each entry says what became of it and why', () => {
  const entries = [
    { keys: ['boat'], content: 'in' },
    { keys: ['boat'], content: 'x'.repeat(400), priority: 1 },
    { keys: ['boat'], content: 'off', enabled: false },
    { keys: ['boat'], content: '' },
    { keys: ['sea'], content: 'no' },
  ].map((entry) => ({ insertion_order: 1, enabled: true, extensions: {}, ...entry }));
  const { book } = readCard({ data: { character_book: { token_budget: 20, entries } } }, 'Mira');
  expect(explainLorebook(book, ['boat']).map(({ outcome, matched }) => [outcome, matched])).toEqual([
    ['inserted', 'boat'],
    ['over_budget', 'boat'],
    ['disabled', undefined],
    ['empty', undefined],
    ['no_match', undefined],
  ]);
});

test('of thousands of patterns that are dear to make, a few count and the rest match nothing', () => {
  const heavy = (nth: number) => `/(\\pL|\\pN|\\pS|\\pZ){1,99}(\\pL|\\pN|[^${nth}])(\\pL|\\pM)/`;
  const entries = Array.from({ length: 1000 }, (_, nth) => ({
    keys: [heavy(nth), heavy(nth + 0.5)],
    content: `entry ${nth}`,
  }));
  const found = contents(entries, ['hello there'], { token_budget: 1000 });
  expect(found.length).toBeLessThan(20);
  // Ones that are cheap all count, however often they stand there.
  const cheap = Array.from({ length: 200 }, (_, nth) => ({ keys: ['/boats?/i'], content: `${nth}` }));
  expect(contents(cheap, ['A boat'], { token_budget: 1000 })).toHaveLength(200);
});
