import type { SignalKind } from './weights.ts';

/**
 * What a concept says of a text: it may be a signal of this kind, or the words of danger in it are probably about something
 * harmless.
 */
type Bearing = SignalKind | 'harmless' | 'neutral';

/**
 * What words stand for in every language: features with which little text teaches much. Each language lists its words by them
 * (`languages/*.ts`).
 */
export const concepts = {
  // Who.
  I: 'neutral',
  MYSELF: 'neutral',
  YOU: 'machine',
  OTHER: 'neutral',
  THEY: 'neutral',
  EVERYONE: 'neutral',
  NOBODY: 'neutral',
  CHILD: 'age',
  PARENT: 'age',
  TEACHER: 'age',
  // What is wanted, meant, denied.
  WANT: 'neutral',
  WISH: 'neutral',
  PLAN: 'neutral',
  CANT: 'neutral',
  NOT: 'neutral',
  NOMORE: 'neutral',
  NEVER: 'neutral',
  WITHOUT: 'neutral',
  STILL: 'neutral',
  IF: 'neutral',
  BUT: 'neutral',
  // Life and death.
  DIE: 'distress',
  KILL: 'distress',
  SUICIDE: 'distress',
  HARM: 'distress',
  LIVE: 'distress',
  WAKE: 'distress',
  SLEEP: 'distress',
  END: 'distress',
  GONE: 'distress',
  GIVEUP: 'distress',
  HEAVEN: 'distress',
  FUNERAL: 'distress',
  // States.
  BURDEN: 'neutral',
  BETTER: 'neutral',
  WORTHLESS: 'neutral',
  HOPELESS: 'neutral',
  REASON: 'neutral',
  PAIN: 'neutral',
  ALONE: 'neutral',
  TIRED: 'neutral',
  HATE: 'neutral',
  EMPTY: 'neutral',
  CARE: 'neutral',
  // Means and acts.
  PILLS: 'neutral',
  BLADE: 'neutral',
  HEIGHT: 'neutral',
  ROPE: 'neutral',
  GUN: 'neutral',
  TRAIN: 'neutral',
  WATER: 'neutral',
  TOOK: 'neutral',
  JUMP: 'neutral',
  READY: 'neutral',
  WROTE: 'neutral',
  BLEED: 'neutral',
  LETTER: 'neutral',
  GOODBYE: 'neutral',
  SORRY: 'neutral',
  THANKS: 'neutral',
  GIVEAWAY: 'neutral',
  LAST: 'neutral',
  SAFE: 'neutral',
  HELP: 'neutral',
  THINK: 'neutral',
  FEEL: 'neutral',
  DO: 'neutral',
  // When.
  SOON: 'neutral',
  DAYS: 'neutral',
  PAST: 'neutral',
  WHEN: 'neutral',
  // What makes it something else.
  GAME: 'harmless',
  FILM: 'harmless',
  SONG: 'harmless',
  FOOD: 'neutral',
  LAUGH: 'harmless',
  WORK: 'neutral',
  SPORT: 'harmless',
  THING: 'neutral',
  ANIMAL: 'neutral',
  PLANT: 'neutral',
  NEWS: 'harmless',
  HEALED: 'harmless',
  LOVE: 'neutral',
  GLAD: 'neutral',
  SAY: 'neutral',
  MEDICINE: 'neutral',
  TRAVEL: 'neutral',
  MONEY: 'neutral',
  BODY: 'neutral',
  CLOTHES: 'neutral',
  MUCH: 'neutral',
  // Age.
  YEARS: 'age',
  SCHOOL: 'age',
  COLLEGE: 'neutral',
  BORN: 'age',
  BIRTHDAY: 'age',
  UNDERAGE: 'age',
  PRETEND: 'neutral',
  UNIT: 'neutral',
  ADULT: 'neutral',
  ALLOWED: 'neutral',
  OLD: 'neutral',
  NUM_MINOR: 'age',
  NUM_ADULT: 'neutral',
  YEAR_MINOR: 'age',
  YEAR_ADULT: 'neutral',
  BECOME: 'neutral',
  SEXUAL: 'neutral',
  // Machines.
  MACHINE: 'machine',
  HUMAN: 'machine',
  REAL: 'machine',
  TALK: 'machine',
  PROVE: 'machine',
  ART: 'neutral',
  ASK: 'machine',
  WHO: 'machine',
} as const satisfies Record<string, Bearing>;

export type Concept = keyof typeof concepts;

/** Whether a name is that of a concept. */
export function isConcept(name: string): name is Concept {
  return Object.hasOwn(concepts, name);
}
