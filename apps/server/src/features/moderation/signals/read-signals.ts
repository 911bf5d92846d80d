import type { Language } from '@kindred/contract/wire/languages';
import { answersMinorAge } from './numbers/age-answers.ts';
import { findLanguages } from './find-languages.ts';
import { prepare } from './prepare.ts';
import { weigh, type Reading } from './weigh.ts';
import { classifiersOf, type SignalKind, type WeighedKind } from './weights.ts';

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

/** Only so many of the last letters written before are read. */
const beforeLength = 200;
/** Days of a month, and marks such as 7c1f: their numbers are nobody's age. */
const noAges = /\d{1,2}月\d{1,2}[日号號]|\b\d+[a-f]+\d[a-f\d]*\b/g;
/** One sign many times, which says no more than three of it and takes long to read. */
const longRuns = /([^\p{L}\p{N}\s])\1{3,}/gu;
/**
 * What a fan's text says that must not be answered with small talk. `before` is what the same person wrote just before it
 * ('' for nothing): some things are said over two messages. What `before` says by itself is not said again by a text that
 * adds nothing to it. `question` is what the other side wrote last ('' for nothing): a number by itself may be an age in answer to
 * it. `now` tells which years of birth are those of minors.
 */
export function readSignals(
  text: string,
  before = '',
  { question = '', now = new Date() }: { question?: string; now?: Date } = {},
): Signals {
  const own = prepare(text.replace(longRuns, '$1$1$1').replace(noAges, ''), now);
  const earlier = before === '' ? '' : prepare(before.slice(-beforeLength), now);
  const languages = findLanguages(`${own} ${earlier}`);
  let language = languages[0];
  const isAge = answersMinorAge(own, { earlier, question: prepare(question.slice(-beforeLength), now) });
  const age = isAge ? ('minor' as const) : undefined;
  if (!hasWord.test(own)) return { language, distress: undefined, age, asksIfMachine: false };
  let strongest = 0;
  const strongestOf: { [kind in WeighedKind]?: Reading } = {};
  for (const candidate of languages) {
    const classifiers = new Map(kinds.map((kind) => [kind, classifiersOf(kind, candidate)]));
    for (const [kind, reading] of weigh(own, earlier, { language: candidate, classifiers })) {
      if (reading.odds > (strongestOf[kind]?.odds ?? 0)) strongestOf[kind] = reading;
      if (reading.odds > strongest) [strongest, language] = [reading.odds, candidate];
    }
  }
  const sort = <First, Second>(reading: Reading | undefined, first: First, second: Second) =>
    reading && (reading.isSecond ? second : first);
  return {
    language,
    distress: sort(strongestOf.distress, 'self' as const, 'other' as const),
    age: sort(strongestOf.age, 'minor' as const, 'minor_play' as const) ?? age,
    asksIfMachine: strongestOf.machine !== undefined,
  };
}

/** Without a question numbers by themselves are no age: they count, choose and pay. */
const hasWord = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/u;

const kinds: readonly SignalKind[] = ['distress', 'age', 'machine'];
