import { explainLorebook } from '../../card/match-lorebook.ts';
import { bankOf, hasBank } from '../bank/bank.ts';
import { fold } from '../bank/features.ts';
import { readWords } from '../bank/word-list.ts';
import type { Knowledge } from '../knowledge/card-knowledge.ts';
import type { Part } from '../reading/parts.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import { holdsWhatIsAsked } from './holds.ts';
import { type KnownCard, led, line, type Talk } from './talk.ts';

/** An example of the card is as good as asked for where its cue is as like to what was said as this. */
const likeExample = 0.19;
/** The same for words that are about nothing by themselves. */
const likeHollowExample = 0.6;
/** So much of what a question is about has to stand in a piece that answers it. */
const leastCovered = 0.75;
const maxSentences = 2;

/** What the card says to words that one of its examples answers. */
export function fromExample(talk: Talk, part: Part): string[] | undefined {
  const { text } = part;
  const least = askedWords(talk, text).length === 0 ? likeHollowExample : likeExample;
  for (const known of talk.cards) {
    const { likeness } = talk.fan.bank;
    const scoreOf = ({ cue }: Knowledge) =>
      known.isBorrowed ? likenessInMeaning(known, cue, part) : likeness(cue, text);
    const [best] = known.fresh
      .filter(({ kind }) => kind === 'example')
      .map((piece) => ({ piece, score: scoreOf(piece) }))
      .filter(({ score }) => score >= least)
      .toSorted((a, b) => b.score - a.score);
    if (best) return tell(talk, known, best.piece.sentences.slice(0, 4));
  }
  return undefined;
}

/** A cue in another language is as good as asked where its own bank reads it as the same question. */
function likenessInMeaning({ language }: KnownCard, cue: string, { intent }: Part): number {
  if (!intent.startsWith('ask.') || !hasBank(language)) return 0;
  const [best] = bankOf(language).read(cue).nearest;
  return best?.entry === intent ? best.score : 0;
}

/**
 * What the card says to a question of which it holds what is asked for: nearly all that the question is about, and a place where it
 * asks where; undefined where it doesn't.
 */
export function fromWords(talk: Talk, part: Part): string[] | undefined {
  const asked = askedWords(talk, part.text);
  for (const known of talk.cards) {
    const called = calledEntries(talk, part.text);
    const [best] = known.pieces
      .filter(({ kind, isConditional, entry }) => kind !== 'example' && (!isConditional || called.has(entry)))
      .map((piece) => ({ piece, covered: coverage(piece, asked, called, part) }))
      .filter(({ piece, covered }) => covered >= leastCoveredOf(part) && holdsWhatIsAsked(talk, part, piece))
      .toSorted((a, b) => b.covered - a.covered);
    if (best) return tellOf(talk, known, best.piece, asked);
  }
  return undefined;
}

/** Somebody who asks what they should do is told what the card says of the thing; other questions it has to answer. */
function leastCoveredOf({ shape }: Part): number {
  return shape.isOfFan && shape.act === 'question' ? 0.5 : leastCovered;
}

/**
 * What the card holds nearest to a question that it doesn't answer, said to be no more than that; undefined where they share no rare word. "What breed is
 * he?" is about what was said before it.
 */
export function nearest(talk: Talk, part: Part): string[] | undefined {
  const own = askedWords(talk, part.text);
  const isOfBefore = talk.fan.bank.words('word.pronoun').has(readWords(part.text)) && own.length < 3;
  const before = isOfBefore ? (talk.fan.before[0] ?? []).flatMap(({ text }) => askedWords(talk, text)) : [];
  return nearestTo(talk, part, own) ?? nearestTo(talk, part, before);
}

function nearestTo(talk: Talk, part: Part, words: readonly string[]): string[] | undefined {
  const asked = words.filter((word) => word.length > 3 || /\p{Script=Han}/u.test(word));
  const known = talk.cards.find(({ isBorrowed }) => !isBorrowed);
  const wordsOf = ({ cue, sentences }: Knowledge) => [...contentWords(`${cue} ${sentences.join(' ')}`)];
  const last = talk.fan.answered.at(-1) ?? '';
  // What was told before answers a short question about it, and nothing else.
  const isAboutOne = part.intent === '' && asked.length === 1;
  const pieces = (known?.pieces ?? []).filter(
    (piece) =>
      piece.kind !== 'example' &&
      !piece.isConditional &&
      !piece.sentences.some((sentence) => last.includes(sentence)) &&
      (isAboutOne || (known && freshOf(known, piece))),
  );
  const sharing = (word: string) =>
    pieces.filter((piece) => wordsOf(piece).some((other) => isSameWord(word, other)));
  const [rare] = asked
    .map((word) => sharing(word))
    .filter((found) => found.length > 0 && found.length <= mostSharing)
    .toSorted((a, b) => a.length - b.length);
  return rare?.[0] && known ? tellNear(talk, known, rare[0], asked) : undefined;
}

/** A piece that is near to what is asked, with words that say so. */
function tellNear(
  talk: Talk,
  known: KnownCard,
  piece: Knowledge,
  asked: readonly string[],
): string[] | undefined {
  const lead = freshOf(known, piece) ? line(talk, 'card.near')[0] : undefined;
  const told = tellOf(talk, known, piece, asked);
  return told.length > 0 ? led(talk, lead, told) : undefined;
}

/** A word that more pieces hold singles out none of them. */
const mostSharing = 2;

/** What the card says of what an entry needs: "do you have pets" by a piece whose keys hold an animal. */
export function fromNeeds(talk: Talk, part: Part): string[] | undefined {
  const asked = askedWords(talk, part.text);
  for (const known of talk.cards) {
    const bank = known.isBorrowed && hasBank(known.language) ? bankOf(known.language) : talk.fan.bank;
    const needs = bank.entry(part.intent)?.needs ?? [];
    if (needs.length === 0) continue;
    const [best] = known.pieces
      .filter(({ isConditional, kind }) => !isConditional && kind !== 'example')
      .map((piece) => ({ piece, score: needScore(piece, needs, asked, part.text) }))
      .filter(({ piece, score }) => score >= 2 && holdsWhatIsAsked(talk, part, piece) && isOpen(known, piece))
      .toSorted((a, b) => b.score - a.score);
    if (best) return tellOf(talk, known, best.piece, asked);
  }
  return undefined;
}

/** What a question is about, without what stands in every question. */
function askedWords({ fan }: Talk, text: string): string[] {
  const hollow = fan.bank.words('word.hollow');
  const bare = readWords(text).tokens.filter((token) => !hollow.has(readWords(token)));
  const isUnspaced = fan.language === 'zh' || fan.language === 'ja';
  return [...contentWords(isUnspaced ? text : bare.join(' '))];
}

function calledEntries(talk: Talk, text: string): Set<number | undefined> {
  return new Set(
    explainLorebook(talk.card.book, [text])
      .filter(
        ({ outcome, matched = '' }) =>
          (outcome === 'inserted' || outcome === 'over_budget') && isWhole(talk, matched, text),
      )
      .map(({ entry }) => entry.index),
  );
}

/** A key within a longer word, "hat" in "what", and one that stands in every question, "favourite", call nothing up. */
function isWhole({ fan }: Talk, key: string, text: string): boolean {
  const hollow = fan.bank.words('word.hollow');
  if (readWords(key).tokens.every((token) => hollow.has(readWords(token)))) return false;
  const isWord = /^[\p{Script=Latin}\p{N} '-]+$/u.test(key);
  return !isWord || readWords(text).spaced.includes(` ${readWords(key).tokens.join(' ')}`);
}

/** How much of what is asked stands in a piece; words that call it up count fully, ones in its text a little less. */
function coverage(
  piece: Knowledge,
  asked: readonly string[],
  called: ReadonlySet<number | undefined>,
  { shape }: Part,
): number {
  const isCalled = piece.entry !== undefined && called.has(piece.entry);
  if (asked.length === 0) return 0;
  const keys = [...contentWords(piece.cue)];
  const words = [...contentWords(piece.sentences.join(' '))];
  const stands = (list: string[], word: string) => list.some((other) => isSameWord(word, other));
  const inKeys = asked.filter((word) => stands(keys, word)).length;
  const inText = asked.filter((word) => !stands(keys, word) && stands(words, word)).length;
  const keyed = Math.max(inKeys, isCalled ? 1 : 0);
  // One word in passing is no answer to a question about it.
  const isPassing =
    keyed === 0 &&
    inText === 1 &&
    (asked.length === 1 || shape.isOfFan) &&
    shape.asks !== 'thing' &&
    shape.asks !== 'person';
  if (isPassing && !isNamed(piece, asked)) return piece.kind === 'self' && asked.length === 1 ? 0.8 : 0.4;
  const isSubject = asked.some((word) => isSameWord(word, words[0] ?? ''));
  // What calls it up and more of it makes up for a word that it puts otherwise.
  const isSure = keyed > 0 && keyed + inText > 1;
  return Math.min(1, (keyed + 0.9 * inText) / asked.length + (isSure ? 0.12 : 0)) + (isSubject ? 0.05 : 0);
}

/** A word stands in a piece as a name. */
function isNamed(piece: Knowledge, asked: readonly string[]): boolean {
  const names = piece.sentences.join(' ').match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu) ?? [];
  return names.some((name) => [...contentWords(name)].some((word) => asked.includes(word)));
}

/** A need that starts after `|` is met by itself alone where it is named: "a sister" by no grandmother. */
function needScore(
  piece: Knowledge,
  needs: readonly string[],
  asked: readonly string[],
  text: string,
): number {
  const bar = needs.indexOf('|');
  const specific = bar < 0 ? [] : needs.slice(bar + 1);
  const said = readWords(text);
  const holds = (list: { spaced: string; solid: string }, need: string) => {
    const body = fold(need.replace('*', ''));
    return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(body)
      ? list.solid.includes(body)
      : list.spaced.includes(` ${body} `);
  };
  const named = specific.filter((need) => holds(said, need));
  const keys = readWords(piece.cue);
  const told = readWords(piece.sentences.join(' '));
  if (named.length > 0 && !named.some((need) => holds(keys, need) || holds(told, need))) return 0;
  const all = [...(bar < 0 ? needs : needs.slice(0, bar)), ...named];
  const inKeys = all.filter((need) => holds(keys, need)).length;
  const inText = all.filter((need) => need.endsWith('*') && holds(told, need)).length;
  const words = [...contentWords(piece.cue), ...contentWords(piece.sentences.join(' '))];
  const shared = asked.filter((word) => words.some((other) => isSameWord(word, other))).length;
  if (inKeys === 0 && inText === 0) return 0;
  return 2 * Math.min(2, inKeys) + (piece.kind === 'self' ? 2 : 1.2) * Math.min(2, inText) + 1.5 * shared;
}

/** Something of a piece was not told yet. */
function isOpen(known: KnownCard, piece: Knowledge): boolean {
  return freshOf(known, piece) !== undefined;
}

function freshOf(known: KnownCard, piece: Knowledge): Knowledge | undefined {
  return known.fresh.find(
    ({ cue, kind, entry, sentences }) =>
      kind === piece.kind &&
      cue === piece.cue &&
      entry === piece.entry &&
      sentences.every((one) => piece.sentences.includes(one)),
  );
}

/** The sentences of a piece that have most to do with what is asked; that it has told them, where it has. */
function tellOf(talk: Talk, known: KnownCard, piece: Knowledge, asked: readonly string[]): string[] {
  const { sentences } = freshOf(known, piece) ?? piece;
  const shared = (sentence: string) => {
    const words = [...contentWords(sentence)];
    return asked.filter((word) => words.some((other) => isSameWord(word, other))).length;
  };
  const scores = sentences.map(shared);
  const first = Math.max(0, Math.min(scores.indexOf(Math.max(...scores)), sentences.length - maxSentences));
  const chosen = sentences.slice(first, first + maxSentences);
  return freshOf(known, piece) ? tell(talk, known, chosen) : again(talk, known, chosen);
}

/** Asked once more for what it has told: the same where some time has passed, else that there is no more of it. */
function again(talk: Talk, known: KnownCard, sentences: string[]): string[] {
  const last = talk.fan.answered.at(-1) ?? '';
  const [lead] = line(talk, 'card.again');
  return lead === undefined || sentences.some((sentence) => last.includes(sentence))
    ? line(talk, 'card.told')
    : led(talk, lead, tell(talk, known, sentences.slice(0, 1)));
}

function tell(talk: Talk, known: KnownCard, sentences: string[]): string[] {
  if (!known.isBorrowed) return sentences;
  const names = new Intl.DisplayNames([talk.fan.language], { type: 'language' });
  const [lead] = line(talk, 'card.borrowed', names.of(known.language) ?? known.language);
  return led(talk, lead, sentences);
}
