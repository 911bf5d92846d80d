import type { Language } from '@kindred/contract/wire/languages';
import { score } from './classifier.ts';
import { extractFeatures, type Features } from './features.ts';
import { countGrams, scoreGrams, type Grams } from './grams.ts';
import { isShort, kindsWithEvidence } from './evidence.ts';
import { findLanguages } from './find-languages.ts';
import { prepare, prepareFor } from './prepare.ts';
import { rulesOf } from './rules.ts';
import { isShortReply } from './short-replies.ts';
import { classifiersOf, type SignalKind } from './weights.ts';
import { windowsOf } from './windows.ts';

export type Signals = {
  /** The language in which the text is written, as far as its words and its script tell. */
  language: Language;
  /** A life is in danger: the writer's own, or that of a person whom they speak of. */
  distress: 'self' | 'other' | undefined;
  /** The writer says that they are under 18, or asks for role-play with a minor. */
  age: 'minor' | 'minor_play' | undefined;
  /** The writer wants to know whether a machine or a person answers. */
  asksIfMachine: boolean;
};

/** Log odds of a signal (above 0 it is one), and whether it is the second sort of its kind. */
type Reading = { odds: number; isSecond: boolean };
type Readings = Record<SignalKind, Reading>;

/** Added to the log odds where a pattern of the language matches that leaves little doubt. */
const certainty = 2.5;
/** Only so many of the last letters written before are read. */
const beforeLength = 200;
/** By so much (log odds) two messages must say more than the earlier one alone. */
const addedOdds = 0.5;
/** Days of a month, and marks such as 7c1f: their numbers are nobody's age. */
const noAges = /\d{1,2}月\d{1,2}[日号號]|\b\d+[a-z]+\d[a-z\d]*\b/g;
/** Taken from the log odds of a few words: each of them weighs much by itself. */
const shortPenalty = 2;
/** One sign many times, which says no more than three of it and takes long to read. */
const longRuns = /([^\p{L}\p{N}\s])\1{3,}/gu;
/** Taken from the log odds of two messages: any two of them together look more like a signal than one does. */
const jointPenalty = 0.8;

/**
 * What a fan's text says that must not be answered with small talk. `before` is what the same person wrote just before it
 * ('' for nothing): some things are said over two messages. What `before` says by itself is not said again by a text that
 * adds nothing to it. `now` tells which years of birth are those of minors.
 */
export function readSignals(text: string, before = '', { now = new Date() }: { now?: Date } = {}): Signals {
  const own = prepare(text.replace(longRuns, '$1$1$1').replace(noAges, ''), now);
  const earlier = before === '' ? '' : prepare(before.slice(-beforeLength), now);
  const languages = findLanguages(`${own} ${earlier}`);
  let language = languages[0];
  if (isShortReply(own) || !hasWord.test(text))
    return { language, distress: undefined, age: undefined, asksIfMachine: false };
  let strongest = 0;
  const strongestOf: { [kind in SignalKind]?: Reading } = {};
  for (const candidate of languages) {
    const readings = readWithBefore(own, earlier, candidate);
    for (const kind of kinds) {
      const reading = readings[kind];
      if (reading.odds > (strongestOf[kind]?.odds ?? 0)) strongestOf[kind] = reading;
      if (reading.odds > strongest) [strongest, language] = [reading.odds, candidate];
    }
  }
  const sort = <First, Second>(reading: Reading | undefined, first: First, second: Second) =>
    reading && (reading.isSecond ? second : first);
  return {
    language,
    distress: sort(strongestOf.distress, 'self' as const, 'other' as const),
    age: sort(strongestOf.age, 'minor' as const, 'minor_play' as const),
    asksIfMachine: strongestOf.machine !== undefined,
  };
}

/** Numbers by themselves are no age: they count, choose and pay. */
const hasWord = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/u;

const kinds: readonly SignalKind[] = ['distress', 'age', 'machine'];

function readWithBefore(own: string, earlier: string, language: Language): Readings {
  const last = readWindows(own, language);
  if (earlier === '') return last;
  const both = readWindows(`${earlier} ⏎ ${own}`, language);
  const first = readWindows(earlier, language);
  const choose = (kind: SignalKind) => {
    const joint = { ...both[kind], odds: both[kind].odds - jointPenalty };
    const addsToIt = both[kind].odds > first[kind].odds + (first[kind].odds > 0 ? addedOdds : 0);
    return addsToIt && joint.odds > last[kind].odds ? joint : last[kind];
  };
  return { distress: choose('distress'), age: choose('age'), machine: choose('machine') };
}

function readWindows(prepared: string, language: Language): Readings {
  const strongest: Readings = { distress: nothing, age: nothing, machine: nothing };
  for (const window of windowsOf(prepareFor(language, prepared))) {
    const contents = {
      window,
      features: extractFeatures(window, language),
      grams: countGrams(window, language),
    };
    for (const kind of kindsWithEvidence(window, language)) {
      const reading = readWindow(contents, kind, language);
      if (reading.odds > strongest[kind].odds) strongest[kind] = reading;
    }
  }
  return strongest;
}

const nothing: Reading = { odds: -Infinity, isSecond: false };

type Contents = { window: string; features: Features; grams: Grams };

function readWindow({ window, features, grams }: Contents, kind: SignalKind, language: Language): Reading {
  const classifiers = classifiersOf(kind, language);
  const isCertain = certainOf(kind, language).some((pattern) => pattern.test(window));
  const added = (isCertain ? certainty : 0) - (isShort(window, language) ? shortPenalty : 0);
  const odds = score(classifiers.signal, features) + scoreGrams(classifiers.grams, grams) + added;
  const { second } = classifiers;
  return { odds, isSecond: second !== undefined && odds > 0 && score(second, features) > 0 };
}

function certainOf(kind: SignalKind, language: Language): readonly RegExp[] {
  const { distress, minor, play, machine } = rulesOf[language].certain;
  if (kind === 'age') return [...minor, ...play];
  return kind === 'distress' ? distress : machine;
}
