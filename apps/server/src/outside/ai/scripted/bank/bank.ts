import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@kindred/contract/wire/languages';
import { mannerOf, readShape, type Shape, shapeLikeness } from '../reading/shape.ts';
import { type BankIndex, indexSamples, likenessOf, type Nearness, rank } from './bank-index.ts';
import { featuresOf, tokensOf } from './features.ts';
import { type Entry, readEntries } from './read-bank.ts';
import { asAsked, first, isOfAct, isSigned, strengthen } from './signs.ts';
import { readWords, type Worded, type WordList, wordList } from './word-list.ts';

/** What the offline companion understands and says in a language: the files of a folder. */
export type Bank = {
  entry: (name: string) => Entry | undefined;
  /** How a line of a character sheet is put, by its key. */
  sheetEntry: (key: string) => Entry | undefined;
  /** What is said under a name; nothing where the bank has no such entry. */
  lines: (name: string) => string[];
  /** The words of a list. */
  words: (name: string) => WordList;
  weightOf: BankIndex['weightOf'];
  /** How a text is said, kinds of words in it, each with the word that shows it, and the open entries that it may mean, the likeliest first; signs count only of some. */
  read: (
    text: string,
    isOpen?: (entry: string) => boolean,
    hasSigns?: (entry: string) => boolean,
  ) => { shape: Shape; kinds: Map<string, string>; nearest: Nearness[] };
  /** The deed that one between asterisks is. */
  nearestDeed: (text: string) => Nearness | undefined;
  /** How alike two texts are, from 0 to 1. */
  likeness: (a: string, b: string) => number;
  /** What is said to the answer to the question that a text ends with. */
  reactionsTo: (said: string) => string[];
};

const folder = path.join(import.meta.dirname, '../languages');
const banks = new Map<Language, Bank>();

/** The bank of a language, read when it is first asked for. */
export function bankOf(language: Language): Bank {
  const bank = banks.get(language) ?? readBank(language);
  banks.set(language, bank);
  return bank;
}

function readBank(language: Language): Bank {
  const files = readdirSync(path.join(folder, language))
    .filter((file) => file.endsWith('.txt'))
    .toSorted();
  const entries = new Map<string, Entry>();
  for (const file of files)
    for (const entry of readEntries(readFileSync(path.join(folder, language, file), 'utf8'))) {
      if (entries.has(entry.name)) throw new Error(`${language}/${file}: ${entry.name} stands twice`);
      entries.set(entry.name, entry);
    }
  const lists = new Map(
    [...entries.values()]
      .filter(({ name }) => /^(?:word|kind)\./.test(name))
      .map(({ name, utterances, pattern }) => [name, wordList(utterances, pattern)]),
  );
  const words = (name: string) => lists.get(name) ?? emptyList;
  const kinds = [...lists].filter(([name]) => name.startsWith('kind.'));
  const kindsIn = (text: Worded) => {
    const found = kinds.flatMap(([name, list]) => {
      const word = list.find(text);
      return word ? [[name.slice(5), word] as const] : [];
    });
    return new Map(found.filter(([, word]) => !found.some(([, other]) => isWithin(word, other))));
  };
  const hollow = words('word.hollow');
  const filler = words('word.filler');
  const look = (text: Worded, found = [...kindsIn(text).keys()]) => ({
    features: featuresOf(withoutFillers(text, filler), found),
    content: [
      ...tokensOf(hollow.without(text)).filter((token) => !hollow.has(readWords(token))),
      ...found.map((kind) => `@${kind}`),
    ],
    manner: mannerOf(readShape(text, words)),
  });
  const samplesOf = (isOpen: (name: string) => boolean) =>
    [...entries.values()]
      .filter(({ name }) => !lists.has(name) && name !== 'swap' && isOpen(name))
      .flatMap(({ name, utterances }) =>
        utterances.map(readWords).map((text) => ({
          entry: name,
          ...look(text),
          asked: asAsked(text),
          shape: readShape(text, words),
        })),
      );
  const samples = samplesOf((name) => !name.startsWith('deed.'));
  const exact = new Map(
    samples
      .filter(({ entry, asked }) => entry.startsWith('move.') && asked !== '')
      .map(({ asked, entry }) => [asked, entry]),
  );
  const index = indexSamples(samples);
  const deeds = indexSamples(samplesOf((name) => name.startsWith('deed.')));
  const signed = [...entries.values()]
    .filter((entry) => !lists.has(entry.name) && (entry.signs.length > 0 || entry.pattern))
    .map((entry) => ({ entry, list: wordList(entry.signs) }));
  const sheet = [...entries.values()].filter(({ name }) => name.startsWith('sheet.'));
  const questions = [...entries.values()].flatMap((entry) => entry.questions);
  const looks = remembered((text: string) => {
    const worded = readWords(text);
    return { shape: readShape(worded, words), looked: look(worded) };
  });
  const readings = remembered((text: string) => {
    const worded = readWords(text);
    const kinds = kindsIn(worded);
    const shape = readShape(worded, words);
    const looked = look(worded, [...kinds.keys()]);
    const measured = index.measure(looked, (sample) => shapeLikeness(shape, samples[sample]?.shape ?? shape));
    return { worded, kinds, shape, measured };
  });
  return {
    entry: (name) => entries.get(name),
    sheetEntry: (key) => sheet.find(({ needs }) => needs.includes(key.replaceAll(' ', '_'))),
    lines: (name) => entries.get(name)?.replies ?? [],
    words,
    weightOf: index.weightOf,
    read: (text, isOpen, hasSigns = isOpen) => {
      const { worded, kinds, shape, measured } = readings(text);
      const meant = signed.filter(
        ({ entry, list }) =>
          (hasSigns?.(entry.name) ?? true) && isOfAct(entry, shape) && isSigned(entry, list, worded, shape),
      );
      const same = exact.get(asAsked(worded)) ?? exact.get(worded.spaced);
      const likely = strengthen(rank(measured, isOpen), new Set(meant.map(({ entry }) => entry.name)), shape);
      const nearest = same && (isOpen?.(same) ?? true) ? first(same, likely) : likely;
      return { shape, kinds: new Map(kinds), nearest };
    },
    nearestDeed: (text) => rank(deeds.measure(look(readWords(text)), () => 1))[0],
    likeness: (a, b) => {
      const [one, other] = [looks(a), looks(b)];
      return shapeLikeness(one.shape, other.shape) * likenessOf(one.looked, other.looked, index.weightOf);
    },
    reactionsTo: (said) => questions.find(({ text }) => said.trimEnd().endsWith(text))?.reactions ?? [],
  };
}

/** So many texts are kept as they were read: the same message is read for several questions in a row. */
const mostRemembered = 200;

/** Remembers what was made of the newest texts. */
function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text) ?? make(text);
    known.delete(text);
    known.set(text, found);
    const [oldest] = known.keys();
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
    return found;
  };
}

/** 朋友 in 男朋友 is no friend. */
function isWithin(word: string, other: string): boolean {
  return word !== other && /\p{Script=Han}/u.test(word) && other.includes(word);
}

const emptyList: WordList = { find: () => undefined, has: () => false, without: ({ text }) => text };

/** A text without words that change nothing of what is meant, as far as others are left. */
function withoutFillers(text: Worded, filler: WordList): Worded {
  const tokens = text.tokens.filter((token) => !filler.has(readWords(token)));
  return tokens.length > 1 ? { ...text, tokens } : text;
}
