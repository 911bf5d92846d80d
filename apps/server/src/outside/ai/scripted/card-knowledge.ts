import type { Language } from '@kindred/contract/wire/languages';
import { isChinese, isJapanese } from '../../../platform/texts/is-chinese.ts';
import type { CharacterCard, LoreEntry } from '../card/character-card.ts';
import { readExamples } from '../card/example-lines.ts';
import { matchLorebook } from '../card/match-lorebook.ts';
import { inFirstPerson, namesOf } from './first-person.ts';
import { detectLanguage } from './languages/detect-language.ts';
import { sentencesOf } from './sentences.ts';

const maxEntries = 120;
const maxSentences = 8;

/**
 * Sentences that the character can say of itself and its subject; `cue` is what calls them up: what a fan says in an example, the
 * keys of an entry of the book, nothing for what the description says.
 */
export type Knowledge = { kind: 'example' | 'book' | 'self'; cue: string; sentences: string[] };

/** What a card knows in one language, as its character says it: example lines, then the book, then the description. */
export function knowledgeOf(
  card: CharacterCard,
  macros: (text: string) => string,
  language: Language,
): Knowledge[] {
  const { description } = card;
  const names = namesOf(card.name, description);
  const count = (words: RegExp) => description.match(words)?.length ?? 0;
  const isMale = count(/\b(?:he|his|him)\b/gi) > count(/\b(?:she|her|hers)\b/gi);
  const isTurned = language === 'en' || language === 'zh';
  const said = (text: string) => {
    const sentences = sentencesOf(macros(text));
    return isTurned ? inFirstPerson(sentences, names, isMale) : sentences;
  };
  const all: Knowledge[] = [
    ...readExamples(card.mesExample).map(({ cue, line }) => ({
      kind: 'example' as const,
      cue: macros(cue),
      sentences: sentencesOf(macros(line)).slice(0, maxSentences),
    })),
    ...usableEntries(card).map(({ keys, content }) => ({
      kind: 'book' as const,
      cue: keys.join(' '),
      sentences: said(content).slice(0, maxSentences),
    })),
    ...said(description)
      .slice(0, maxEntries)
      .map((sentence) => ({ kind: 'self' as const, cue: '', sentences: [sentence] })),
  ];
  return all
    .map((one) => ({
      ...one,
      sentences: one.sentences.filter((sentence) => isWrittenIn(sentence, language)),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** Entries that their own keys call up. */
function usableEntries({ book }: CharacterCard): LoreEntry[] {
  if (!book) return [];
  return book.entries
    .slice(0, maxEntries)
    .filter(
      (entry) =>
        !entry.constant && matchLorebook({ ...book, entries: [entry] }, [entry.keys.join(' ')]).length > 0,
    );
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
