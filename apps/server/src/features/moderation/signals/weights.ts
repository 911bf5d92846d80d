import type { Language } from '@kindred/contract/wire/languages';
import ageDe from './weights/age.de.json' with { type: 'json' };
import ageEn from './weights/age.en.json' with { type: 'json' };
import ageEs from './weights/age.es.json' with { type: 'json' };
import ageJa from './weights/age.ja.json' with { type: 'json' };
import ageZh from './weights/age.zh.json' with { type: 'json' };
import distressDe from './weights/distress.de.json' with { type: 'json' };
import distressEn from './weights/distress.en.json' with { type: 'json' };
import distressEs from './weights/distress.es.json' with { type: 'json' };
import distressJa from './weights/distress.ja.json' with { type: 'json' };
import distressZh from './weights/distress.zh.json' with { type: 'json' };
import machineDe from './weights/machine.de.json' with { type: 'json' };
import machineEn from './weights/machine.en.json' with { type: 'json' };
import machineEs from './weights/machine.es.json' with { type: 'json' };
import machineJa from './weights/machine.ja.json' with { type: 'json' };
import machineZh from './weights/machine.zh.json' with { type: 'json' };
import outgoingDe from './weights/outgoing.de.json' with { type: 'json' };
import outgoingEn from './weights/outgoing.en.json' with { type: 'json' };
import outgoingEs from './weights/outgoing.es.json' with { type: 'json' };
import outgoingJa from './weights/outgoing.ja.json' with { type: 'json' };
import outgoingZh from './weights/outgoing.zh.json' with { type: 'json' };
import { readClassifier, type StoredWeights } from './classifier.ts';
import { readGramClassifier } from './grams.ts';
import type { Classifiers } from './weigh.ts';

/** What fans' words may be a sign of. */
export type SignalKind = 'distress' | 'age' | 'machine';
/** What classifiers are trained for: that, and what no companion may say. */
export type WeighedKind = SignalKind | 'outgoing';

/** A language of the product without weights does not build. */
const stored: Record<WeighedKind, Record<Language, StoredWeights>> = {
  distress: { en: distressEn, zh: distressZh, ja: distressJa, es: distressEs, de: distressDe },
  age: { en: ageEn, zh: ageZh, ja: ageJa, es: ageEs, de: ageDe },
  machine: { en: machineEn, zh: machineZh, ja: machineJa, es: machineEs, de: machineDe },
  outgoing: { en: outgoingEn, zh: outgoingZh, ja: outgoingJa, es: outgoingEs, de: outgoingDe },
};

const ready = new Map<StoredWeights, Classifiers>();

/** The classifiers of a kind in a language. */
export function classifiersOf(kind: WeighedKind, language: Language): Classifiers {
  const weights = stored[kind][language];
  const cached = ready.get(weights);
  if (cached) return cached;
  const classifiers = unpackClassifiers(weights);
  ready.set(weights, classifiers);
  return classifiers;
}

/** The classifiers of stored weights. */
export function unpackClassifiers({ signal, grams, second, sorts = {} }: StoredWeights): Classifiers {
  return {
    signal: readClassifier(signal),
    grams: readGramClassifier(grams),
    second: second && readClassifier(second),
    sorts: new Map(Object.entries(sorts).map(([label, sort]) => [label, readClassifier(sort)])),
  };
}
