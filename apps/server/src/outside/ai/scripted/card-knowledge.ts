import type { CharacterCard, LoreEntry } from '../card/character-card.ts';
import { readExamples } from '../card/example-lines.ts';
import { matchLorebook } from '../card/match-lorebook.ts';
import { inFirstPerson, namesOf } from './first-person.ts';
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
  isChinese: boolean,
): Knowledge[] {
  const { description } = card;
  const names = namesOf(card.name, description);
  const count = (words: RegExp) => description.match(words)?.length ?? 0;
  const isMale = count(/\b(?:he|his|him)\b/gi) > count(/\b(?:she|her|hers)\b/gi);
  const said = (text: string) => inFirstPerson(sentencesOf(macros(text)), names, isMale);
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
    .map((one) => ({ ...one, sentences: one.sentences.filter((sentence) => isIn(sentence, isChinese)) }))
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

function isIn(text: string, isChinese: boolean): boolean {
  return /\p{Script=Han}/u.test(text) === isChinese;
}
