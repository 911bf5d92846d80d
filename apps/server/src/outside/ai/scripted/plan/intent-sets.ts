import { type Intent, intentGroups } from '../languages/intents.ts';

/** Intents to which the card's own words come first, where it has some. */
export const cardFirst: ReadonlySet<string> = new Set<Intent>([
  'fact',
  'secret',
  'advice_sleep',
  'cheer',
  'recipe',
  'game',
  'recommend',
  'advice',
  'age',
  'here',
  'single',
  'ate',
  'believes',
  'dream',
  'likes_it',
  'doing',
  'self',
  'speaks',
  'call',
  'feels',
  'picture',
  'meet',
  'likes_me',
  'lookup',
  'compliment',
  'praise',
]);
/** Feelings that a card's author may have written an answer to. */
export const exampleFirst: ReadonlySet<string> = new Set<Intent>([
  'sleepless',
  'failed',
  'ill',
  'worried',
  'tired',
  'bored',
]);
/** What they tell of, to which the card may know something of its own. */
export const cardSecond: ReadonlySet<string> = new Set<Intent>([
  'food',
  'drink',
  'plant',
  'rain',
  'music',
  'animal',
  'games',
  'book',
  'travel',
  'broken',
  'sport',
  'study',
  'work',
  'home',
  'family',
]);

/** Of what they tell, taking note of it is enough. */
export const topics: ReadonlySet<string> = new Set<Intent>([
  'work',
  'study',
  'child',
  'family',
  'friend',
  'animal',
  'sport',
  'travel',
  'music',
  'food',
  'plant',
  'home',
  'weekend',
  'party',
  'drink',
  'games',
  'book',
  'screen',
]);

/** What anybody knows of the card's subject may answer these. */
export const subjectSecond: ReadonlySet<string> = new Set<Intent>([
  'advice',
  'recommend',
  'recipe',
  'game',
  'believes',
  'lookup',
]);

/** How they stand to what they tell. */
export const stances: ReadonlySet<string> = new Set<Intent>(intentGroups.stances);

/** They may tell of trouble with the card's subject. */
export const mayBeTrouble: ReadonlySet<string> = new Set<Intent>([
  'sad',
  'failed',
  'worried',
  ...intentGroups.tidings,
  ...intentGroups.confidences,
  ...intentGroups.topics,
  ...intentGroups.stances,
]);
