import type { CharacterCard } from '../../card/character-card.ts';
import { explainLorebook } from '../../card/match-lorebook.ts';
import { findConcepts, findPhrases } from '../understand/concepts.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import type { Knowledge } from './card-knowledge.ts';

/** What is looked for, and how sure a match has to be. */
export type Asked = {
  said: string;
  /** They ask the character of itself, so that a hint is enough; a statement has to be about the same thing. */
  isOfCharacter: boolean;
  isQuestion: boolean;
};

/** Something that the character can say, and how well it fits. */
export type Match = { one: Knowledge; score: number };

/** What fits to what was said, the best first; nothing where nothing does. */
export function matchKnowledge(known: Knowledge[], card: CharacterCard, asked: Asked): Match[] {
  const isDefinition = /^(?:what|who)(?:'s|'re| is| are) (?!your\b)/i.test(asked.said);
  const least = asked.isOfCharacter ? 0.9 : asked.isQuestion && !isDefinition ? 1.2 : 2;
  const looked = look(asked.said);
  const called = new Set(
    explainLorebook(card.book, [asked.said])
      .filter(
        ({ outcome, matched }) => (outcome === 'inserted' || outcome === 'over_budget') && !isVague(matched),
      )
      .map(({ entry }) => entry.index),
  );
  if (!asked.isOfCharacter && namesAnother(asked.said, known)) return [];
  // A word of one character is no pair, but it may be a key.
  if (looked.words.size === 0 && looked.concepts.size === 0 && called.size === 0) return [];
  // Keys in Chinese are found in a text as they are; pairs of characters miss single ones.
  const bonus = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(asked.said) ? 3 : 1.5;
  const isCalled = ({ entry }: Knowledge) => entry !== undefined && called.has(entry);
  return scored(known, looked)
    .filter(({ one }) => !one.isConditional || isCalled(one))
    .map(({ one, score }) => ({ one, score: score + (isCalled(one) ? bonus : 0) }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score);
}

/** "How far is it to Timbuktu?": of a name within a question, in languages that write no other words so, the card has to know. */
function namesAnother(said: string, known: Knowledge[]): boolean {
  const names = said.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu) ?? [];
  if (
    !/[?？]/.test(said) ||
    names.length === 0 ||
    /(?<!\p{L})(?:der|die|das|wie|was|wo|ist)(?!\p{L})/iu.test(said)
  )
    return false;
  const isKnown = (name: string) =>
    known.some(({ cue, sentences }) =>
      `${cue} ${sentences.join(' ')}`.toLowerCase().includes(name.toLowerCase()),
    );
  return !names.some(isKnown);
}

/** What has most to do with a text, however little that is; with nothing in common, nothing. */
export function nearestKnowledge(known: Knowledge[], text: string): Knowledge | undefined {
  const [best] = scored(
    known.filter(({ kind, isConditional }) => kind !== 'example' && !isConditional),
    look(text),
  )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return best?.one;
}

type Looked = { words: Set<string>; concepts: Set<string>; phrases: string[] };
type Indexed = { one: Knowledge; called: Looked; told: Looked };

function look(text: string): Looked {
  const words = contentWords(text);
  return { words, concepts: findConcepts(words, text), phrases: findPhrases(text) };
}

/** More than a word that calls something up, and its bonus. */
const phraseWeight = 7;

/** "Your favourite colour" is about colours; about favourites alone only where nothing else is named. */
const vague = 'best';
const vagueWords =
  /^(?:favou?rite|best|loves?|likes?|最?喜欢|最爱|beste|favorit[oa]|一番好き|为什么|怎么|どうして|warum|why|por qué)$/i;

function isVague(key: string | undefined): boolean {
  return key !== undefined && vagueWords.test(key.trim());
}

function scored(known: Knowledge[], looked: Looked): Match[] {
  const all = known.map((one) => ({ one, called: look(one.cue), told: look(one.sentences.join(' ')) }));
  const weigh = { ofConcept: weights(all), ofWord: wordWeights(all) };
  const named = new Set([...looked.words].filter((word) => !/^(?:favou?rit|best|lov|lik)$/.test(word)));
  const isVagueAlone = named.size === 0;
  const words = isVagueAlone ? looked.words : named;
  const concepts = new Set([...looked.concepts].filter((one) => one !== vague || isVagueAlone));
  return all.map((indexed) => {
    const score = scoreOf(indexed, { ...looked, words, concepts }, weigh);
    const isFavourite = score > 0 && looked.concepts.has(vague) && indexed.called.concepts.has(vague);
    return { one: indexed.one, score: score + (isFavourite ? 0.5 : 0) };
  });
}

/** So many pieces may be about a concept before it counts less. */
const rareCount = 2;

/** What nearly everything on a card is about says little of what is meant. */
function weights(all: Indexed[]): (concept: string) => number {
  const counts = new Map<string, number>();
  for (const { called, told } of all)
    for (const concept of new Set([...called.concepts, ...told.concepts]))
      counts.set(concept, (counts.get(concept) ?? 0) + 1);
  return (concept) => Math.max(0.5, 1 / Math.sqrt(Math.max(1, (counts.get(concept) ?? 1) - rareCount)));
}

/**
 * Words that call something up count most, then words in it, then what both are about. An example answers what its cue says:
 * how much of the two agrees decides, and that its line shares a word with something else says little.
 */
function scoreOf(
  { one, called, told }: Indexed,
  { words, concepts, phrases }: Looked,
  weigh: Weights,
): number {
  const cued = shared(called.words, words);
  const weighty = weighed(called.words, words, weigh.ofWord);
  // A name in Katakana is as good as a key.
  const texted =
    shared(told.words, words) +
    [...words].filter((word) => /^[\p{Script=Katakana}ー]{3,}$/u.test(word) && told.words.has(word)).length;
  if (one.kind === 'example') {
    if (cued === 0) return 0;
    return (5 * cued) / Math.max(called.words.size, Math.min(words.size, 3)) + texted / 2;
  }
  const common = [...concepts].map((concept) => {
    if (called.concepts.has(concept))
      return phrases.includes(concept) ? phraseWeight : weigh.ofConcept(concept);
    return told.concepts.has(concept) ? 0.5 * weigh.ofConcept(concept) : 0;
  });
  return 3 * Math.min(weighty, 2) + texted + common.reduce((sum, weight) => sum + weight, 0);
}

/** How much a concept and a word say of what is meant. */
type Weights = { ofConcept: (concept: string) => number; ofWord: (word: string) => number };

/** So many pieces may be called up by a word before it says only what the whole card is about. */
const callingCount = 3;

/** A word that calls up many pieces singles out none of them. */
function wordWeights(all: Indexed[]): (word: string) => number {
  return (word) => (all.filter(({ called }) => called.words.has(word)).length > callingCount ? 0.5 : 1);
}

/** The words of the second that stand in the first, each by its weight. */
function weighed(there: Set<string>, asked: Set<string>, weightOf: (word: string) => number): number {
  const list = [...there];
  return [...asked]
    .filter((word) => there.has(word) || list.some((other) => isSameWord(other, word)))
    .reduce((sum, word) => sum + weightOf(word), 0);
}

/** How many words of the second stand in the first, slips of the finger forgiven. */
function shared(there: Set<string>, asked: Set<string>): number {
  const list = [...there];
  return [...asked].filter((word) => there.has(word) || list.some((other) => isSameWord(other, word))).length;
}
