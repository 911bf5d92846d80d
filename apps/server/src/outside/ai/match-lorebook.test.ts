import { describe, expect, test } from 'vitest';
import { readCard } from './character-card.ts';
import { matchLorebook } from './match-lorebook.ts';

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

  test('runs patterns between slashes, but none that could be made slow', () => {
    const entries = [
      { keys: ['/b[ao]+t/i'], content: 'tame' },
      { keys: ['/(a+)+$/'], content: 'wild' },
    ];
    expect(contents(entries, [`BOAT ${'a'.repeat(5000)}!`])).toEqual(['tame']);
  });
});
