import { score } from '../signals/classifier.ts';
import { extractFeatures } from '../signals/features.ts';
import { findLanguages } from '../signals/find-languages.ts';
import { prepare, prepareFor } from '../signals/prepare.ts';
import { weigh } from '../signals/weigh.ts';
import { classifiersOf } from '../signals/weights.ts';
import type { SpokenKind } from './outgoing-kinds.ts';

/** Sorts of sentences that the classifiers were trained from. */
export type WeighedSort = Exclude<SpokenKind, 'in_person'> | 'link';

/** Log odds that no fan may read a sentence (above 0: none may), and what it most resembles of that. */
export type WeighedSentence = { odds: number; sort: WeighedSort | undefined };

/** In UTF-16 units; what goes on for longer without an end is left to the rules. */
const longestWeighed = 300;

const nothing: WeighedSentence = { odds: -Infinity, sort: undefined };

/** Weighs a companion's sentence, whole or as far as it is written, in the languages that it may be in. */
export function weighSentence(sentence: string, now = new Date()): WeighedSentence {
  if (sentence.length > longestWeighed) return nothing;
  const prepared = prepare(sentence, now);
  let strongest = nothing;
  for (const language of findLanguages(prepared)) {
    const classifiers = classifiersOf('outgoing', language);
    const weighing = { language, classifiers: new Map([['outgoing' as const, classifiers]]) };
    const odds = weigh(prepared, '', weighing).get('outgoing')?.odds ?? -Infinity;
    if (odds <= strongest.odds) continue;
    const features = extractFeatures(prepareFor(language, prepared), language);
    const sorts = [...classifiers.sorts].map(([label, sort]) => ({ label, odds: score(sort, features) }));
    const [likeliest] = sorts.toSorted((a, b) => b.odds - a.odds);
    strongest = { odds, sort: likeliest?.label as WeighedSort | undefined };
  }
  return strongest;
}
