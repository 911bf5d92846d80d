import type { Language } from '@kindred/contract/wire/languages';
import { score, type Classifier } from './classifier.ts';
import type { Concept } from './concepts.ts';
import { isAboutHarmless, isShort, mayHold } from './evidence.ts';
import { extractFeatures, type Features } from './features.ts';
import { countGrams, scoreGrams, type GramClassifier, type Grams } from './grams.ts';
import { prepareFor } from './prepare.ts';
import { lexiconsOf, rulesOf } from './rules.ts';
import { conceptsIn } from './terms.ts';
import { hasBlanks, tokenize } from './tokenize.ts';
import type { WeighedKind } from './weights.ts';
import { windowsOf } from './windows.ts';

/** The classifiers of one kind in one language. */
export type Classifiers = {
  signal: Classifier;
  grams: GramClassifier;
  second: Classifier | undefined;
  sorts: ReadonlyMap<string, Classifier>;
};

/** Log odds of a signal (above 0 it is one), and whether it is the second sort of its kind. */
export type Reading = { odds: number; isSecond: boolean };

/** Added to the log odds where a pattern of the language matches that leaves little doubt. */
const certainty = 2.5;
/** Log odds where a pattern matches that leaves none: no threshold is above them. */
export const decisiveOdds = 20;
/** Taken from the log odds of a few words: each of them weighs much by itself. */
const shortPenalty = 2;
/** Taken from the log odds of two messages: any two of them together look more like a signal than one does. */
const jointPenalty = 0.8;
/** By so much (log odds) two messages must say more than the earlier one alone. */
const addedOdds = 0.5;
/** Taken for each doubling of the pieces of a text: of many, one looks like a signal by chance. */
const pieceOdds = 0.35;

const nothing: Reading = { odds: -Infinity, isSecond: false };

/** The classifiers of the kinds that are looked for, in one language. */
type Weighing = { language: Language; classifiers: ReadonlyMap<WeighedKind, Classifiers> };
type Readings = ReadonlyMap<WeighedKind, Reading>;

/** Weighs a prepared text in one language, alone and with what the same person wrote before it ('' for nothing). */
export function weigh(own: string, earlier: string, weighing: Weighing): Readings {
  const last = weighText(own, weighing);
  if (earlier === '') return last;
  const both = weighText(`${earlier} ⏎ ${own}`, weighing);
  const first = weighText(earlier, weighing);
  return new Map(
    [...last].map(([kind, alone]) => [
      kind,
      strongerOf(alone, both.get(kind) ?? nothing, first.get(kind) ?? nothing),
    ]),
  );
}

/** The reading of two messages where it says more than that of the earlier one and more than that of the last, which is `alone`. */
function strongerOf(alone: Reading, both: Reading, first: Reading): Reading {
  const joint = { ...both, odds: both.odds - jointPenalty };
  const addsToIt = both.odds > first.odds + (first.odds > 0 ? addedOdds : 0);
  return addsToIt && joint.odds > alone.odds ? joint : alone;
}

function weighText(text: string, weighing: Weighing): Readings {
  const pieces = windowsOf(prepareFor(weighing.language, text)).map((piece) => weighPiece(piece, weighing));
  const penalty = pieceOdds * Math.log2(pieces.length);
  return new Map(
    [...weighing.classifiers.keys()].map((kind) => {
      const readings = pieces.map((piece) => piece.get(kind) ?? nothing);
      const strongest = readings.reduce(
        (best, reading) => (reading.odds > best.odds ? reading : best),
        nothing,
      );
      return [kind, { ...strongest, odds: strongest.odds - penalty }];
    }),
  );
}

function weighPiece(piece: string, { language, classifiers }: Weighing): Readings {
  const tokens = hasBlanks(language) ? tokenize(piece) : [];
  const contents = {
    piece,
    language,
    features: extractFeatures(piece, language),
    grams: countGrams(piece, language),
    concepts: conceptsIn(piece, tokens, lexiconsOf[language]),
  };
  return new Map([...classifiers].map(([kind, own]) => [kind, weighContents(contents, kind, own)]));
}

type Contents = {
  piece: string;
  language: Language;
  features: Features;
  grams: Grams;
  concepts: readonly Concept[];
};

function weighContents(
  contents: Contents,
  kind: WeighedKind,
  { signal, grams, second }: Classifiers,
): Reading {
  const { piece, language, concepts } = contents;
  const matches = (strength: 'certain' | 'decisive') =>
    patternsOf(kind, language, strength).some((pattern) => pattern.test(piece));
  const isDecided = !isAboutHarmless(concepts) && matches('decisive');
  if (!isDecided && !mayHold(kind, piece, { language, concepts })) return nothing;
  const added =
    (matches('certain') ? certainty : 0) -
    (kind !== 'outgoing' && isShort(piece, language) ? shortPenalty : 0);
  const weighed = score(signal, contents.features) + scoreGrams(grams, contents.grams) + added;
  const odds = isDecided ? decisiveOdds : weighed;
  return { odds, isSecond: second !== undefined && odds > 0 && score(second, contents.features) > 0 };
}

function patternsOf(
  kind: WeighedKind,
  language: Language,
  strength: 'certain' | 'decisive',
): readonly RegExp[] {
  if (kind === 'outgoing') return [];
  const { distress, minor, machine } = rulesOf[language][strength];
  if (kind === 'age') return [...minor, ...rulesOf[language].decisive.play];
  return kind === 'distress' ? distress : machine;
}
