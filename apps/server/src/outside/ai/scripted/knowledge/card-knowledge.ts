import type { Language } from '@kindred/contract/wire/languages';
import { isChinese, isJapanese } from '../../../../platform/texts/is-chinese.ts';
import type { CharacterCard, LoreEntry } from '../../card/character-card.ts';
import { readExamples } from '../../card/example-lines.ts';
import { bankOf } from '../bank/bank.ts';
import { detectLanguage } from '../languages/detect-language.ts';
import { sentencesOf } from '../sentences.ts';
import { inFirstPerson, namesOf } from './first-person.ts';
import { readSheet, type SheetLine } from './read-sheet.ts';

const maxEntries = 120;
const maxSentences = 8;

/** Sentences that the character can say of itself and its subject. */
export type Knowledge = {
  kind: 'example' | 'book' | 'self';
  /** What calls them up: what a fan says in an example, the keys of an entry of the book, nothing for the description. */
  cue: string;
  sentences: string[];
  /** The entry's place in the card's book. */
  entry?: number;
  /** An entry that its author wants only under conditions: it is said where they hold and never by itself. */
  isConditional: boolean;
};

/** What a card knows in one language, as its character says it: example lines, then the book, then the description. */
export function knowledgeOf(
  card: CharacterCard,
  macros: (text: string) => string,
  language: Language,
): Knowledge[] {
  const { book } = card;
  const { lines, prose } = readSheet(macros(card.description));
  const entries = (book?.entries ?? []).filter(isTellable).slice(0, maxEntries);
  const names = namesOf(card.names, macros([prose, ...entries.map(({ content }) => content)].join('\n')));
  const count = (words: RegExp) => prose.match(words)?.length ?? 0;
  const isMale = count(/\b(?:he|his|him)\b/gi) > count(/\b(?:she|her|hers)\b/gi);
  const isTurned = language === 'en' || language === 'zh';
  const ownWords = (text: string) => {
    const sentences = sentencesOf(macros(text));
    return isTurned ? inFirstPerson(sentences, names, isMale) : sentences;
  };
  const all: Knowledge[] = [
    ...readExamples(card.mesExample).map(({ cue, line }) => ({
      kind: 'example' as const,
      cue: macros(cue),
      sentences: exampleSentences(macros(line)),
      isConditional: false,
    })),
    ...entries.map((entry) => ({
      kind: 'book' as const,
      cue: cueOf(entry),
      sentences: ownWords(entry.content).slice(0, maxSentences),
      entry: entry.index,
      isConditional: entry.secondaryKeys.length > 0 || entry.onlyAfter > 0 || entry.onlyEvery > 1,
    })),
    ...ofSheet(lines, language),
    ...ownWords(prose)
      .filter((sentence) => !/^[\p{L} ]{2,20}:|[[\]{}<>]/u.test(sentence))
      .slice(0, maxEntries)
      .map((sentence) => ({ kind: 'self' as const, cue: '', sentences: [sentence], isConditional: false })),
  ];
  return all
    .map((piece) => ({
      ...piece,
      sentences: piece.sentences.filter((sentence) => isWrittenIn(sentence, language)),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** Lines of a character sheet as the bank puts them: "I like tea and rain." */
function ofSheet(lines: readonly SheetLine[], language: Language): Knowledge[] {
  const list = new Intl.ListFormat(language);
  return lines.flatMap(({ key, values }) => {
    const entry = bankOf(language).sheetEntry(key);
    const text = entry?.replies[0]?.replace('{x}', () => list.format(values));
    return entry && text
      ? [{ kind: 'self' as const, cue: entry.needs.join(' '), sentences: [text], isConditional: false }]
      : [];
  });
}

/** An example of several lines, such as a poem, is one whole. */
function exampleSentences(line: string): string[] {
  return line.includes('\n') ? [line.trim()] : sentencesOf(line).slice(0, maxSentences);
}

/** Entries that are always in a prompt are mostly instructions. */
function isTellable({ enabled, constant, content, isForced }: LoreEntry): boolean {
  return enabled && !constant && isForced === undefined && content !== '';
}

/** The words of an entry's keys; of a pattern, those that stand in it. */
function cueOf({ keys }: LoreEntry): string {
  return keys
    .map((key) => {
      const pattern = /^\/(.+)\/[a-z]*$/s.exec(key)?.[1];
      return pattern === undefined
        ? key
        : (pattern.replace(/\\\w/g, ' ').match(/[\p{L}\p{N}]{3,}/gu) ?? []).join(' ');
    })
    .join(' ');
}

/** Whether a text is in the script of a language. */
export function isWrittenIn(text: string, language: Language): boolean {
  if (isJapanese(text)) return language === 'ja';
  return isChinese(text) ? language === 'zh' : language !== 'zh' && language !== 'ja';
}

/** The language that a card is mostly written in. */
export function languageOfCard({ description, personality, firstMes, mesExample }: CharacterCard): Language {
  const found = detectLanguage([description, personality, firstMes, mesExample].join(' ').slice(0, 4000));
  return found === undefined || found === 'other' ? 'en' : found;
}
