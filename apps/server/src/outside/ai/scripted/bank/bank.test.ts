import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@kindred/contract/wire/languages';
import { describe, expect, test } from 'vitest';
import { bankOf } from './bank.ts';
import { type Entry, readEntries } from './read-bank.ts';

const folder = path.join(import.meta.dirname, '../languages');

function entriesOf(language: string): Entry[] {
  const own = path.join(folder, language);
  return readdirSync(own)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readEntries(readFileSync(path.join(own, file), 'utf8')));
}

const english = entriesOf('en');
const isList = ({ name }: Entry) => /^(?:word|kind)\.|^swap$/.test(name);

describe.each(languages)('the bank of %s', (language) => {
  const entries = entriesOf(language);

  test('has all that is said in English, but for subjects', () => {
    const names = new Set(entries.map(({ name }) => name));
    const missing = english
      .filter((entry) => !isList(entry) && !entry.name.startsWith('know.'))
      .map(({ name }) => name)
      .filter((name) => !names.has(name) && !optional.has(name));
    expect(missing).toEqual([]);
  });

  test('has something to say to whatever it understands, and more than once', () => {
    const silent = entries
      .filter(
        ({ name, utterances }) => utterances.length > 0 && !/^(?:word|kind|recall|know)\.|^swap$/.test(name),
      )
      .filter(({ replies }) => replies.length < 3)
      .map(({ name }) => name);
    expect(silent).toEqual([]);
  });

  test('says no line under two names', () => {
    const lines = entries
      .filter(({ name }) => !/^(?:stay|heard)\./.test(name))
      .flatMap(({ replies }) => replies);
    const twice = lines.filter((text, at) => lines.indexOf(text) !== at && text.length > shortLine);
    expect(twice).toEqual([]);
  });

  test('reads what stands in it as what it stands under', () => {
    const bank = bankOf(language);
    const samples = entries
      .filter((entry) => !isList(entry) && !/^(?:deed|know)\./.test(entry.name))
      .flatMap(({ name, utterances }) =>
        utterances.filter((_text, at) => at % 9 === 0).map((text) => ({ name, text })),
      );
    const right = samples.filter(({ name, text }) => bank.read(text).nearest[0]?.entry === name).length;
    expect(right / samples.length).toBeGreaterThan(0.85);
  });

  test('reads a message in well under a hundredth of a second', () => {
    const bank = bankOf(language);
    bank.read('warm');
    // Of the processor: other work on the machine is no slowness of ours.
    const started = process.cpuUsage().user;
    for (let round = 0; round < rounds; round++)
      bank.read(`${english[round]?.utterances[0] ?? 'hello'} ${round}`);
    expect((process.cpuUsage().user - started) / 1000 / rounds).toBeLessThan(50);
  });
});

/** Entries for which other languages need not have words. */
const optional: ReadonlySet<string> = new Set([
  'fact.work',
  'tell.late_reply',
  'tell.origin_gone',
  'want.toast',
  'want.haiku',
  'tell.event',
  'tell.after_work',
  'tell.trip_now',
  'move.tease',
  'move.impressed',
  'known.value',
  'pick',
  'card.near',
  'piece.ordered',
  'heard.piece',
  'heard.piece_bad',
  'heard.remark',
  'opinion',
  'ask.normal',
  'card.again',
  'tell.big_day',
  'tell.ex',
  'ask.dislike',
  'ask.embarrassing',
  ...[
    'likes',
    'dislikes',
    'work',
    'looks',
    'fears',
    'goals',
    'character',
    'species',
    'skills',
    'birthday',
  ].map((name) => `sheet.${name}`),
]);
/** In UTF-16 units: shorter lines may be said to more than one thing. */
const shortLine = 30;
const rounds = 40;

test('a line before the first name is refused', () => {
  expect(() => readEntries('hello\n== move.hello')).toThrow(/before the first entry/);
});
