import type { CharacterCard, LoreEntry } from '../card/character-card.ts';
import { overlap, readExamples } from '../card/example-lines.ts';
import { matchLorebook } from '../card/match-lorebook.ts';
import { inFirstPerson, namesOf } from './first-person.ts';
import { sentencesOf } from './sentences.ts';

const maxEntries = 60;

/** Sentences that the character can say of itself and its subject; `cue` is what calls them up. */
export type Knowledge = { cue: string; sentences: string[]; isExample: boolean };

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
      cue: macros(cue),
      sentences: sentencesOf(macros(line)).slice(0, 3),
      isExample: true,
    })),
    ...usableEntries(card).map(({ keys, content }) => ({
      cue: keys.join(' '),
      sentences: said(content).slice(0, 2),
      isExample: false,
    })),
    ...said(description).map((sentence) => ({ cue: '', sentences: [sentence], isExample: false })),
  ];
  return all.filter(
    ({ sentences }) => sentences.length > 0 && sentences.every((one) => isIn(one, isChinese)),
  );
}

/** What fits best to what was said; nothing where nothing does. */
export function bestKnowledge(known: Knowledge[], card: CharacterCard, said: string): Knowledge | undefined {
  const entries = matchLorebook(card.book, [said]);
  const called = new Set(entries.map(({ keys }) => keys.join(' ')));
  const content = entries.map((entry) => entry.content).join('\n');
  const [best] = known
    .map((one) => ({ one, score: score(one, said) + (isOf(one, content) ? 6 : called.has(one.cue) ? 4 : 0) }))
    .filter(({ score }) => score > 1)
    .toSorted((a, b) => b.score - a.score);
  return best?.one;
}

/** An example line about what the book was called up for: its own words go before the book's. */
function isOf({ sentences, isExample }: Knowledge, content: string): boolean {
  return isExample && overlap(telling(sentences.join(' ')), telling(content)) > 1;
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

/** An example answers what its cue says: that its line shares a word with something else says nothing. */
function score({ cue, sentences, isExample }: Knowledge, said: string): number {
  const [asked, called] = [telling(said), telling(cue)];
  const cued = overlap(called, asked);
  if (isExample) return cued === 0 ? 0 : 2 * cued + overlap(telling(sentences.join(' ')), asked);
  return cued + overlap(telling(sentences.join(' ')), asked);
}

/** Without words that stand in any sentence. */
function telling(text: string): string {
  return text.replace(faint, ' ');
}

const faint =
  /\b(?:first|last|time|times|now|here|one|two|three|today|tonight|look|looks|see|think|thing|things|something|want|need|use|used|should|good|nice|well|where|going|only|also|even|still|ever|never|always|say|says|said|way|year|years)\b/gi;

function isIn(text: string, isChinese: boolean): boolean {
  return /\p{Script=Han}/u.test(text) === isChinese;
}
