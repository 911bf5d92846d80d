// Free of zod, so that the browser can load it.

/** Of one answer. */
export const maxAnswerVersions = 20;

/** Why an answer was good, and why it was not. */
export const goodReasons = ['in_character', 'helpful', 'funny', 'kind'] as const;
export const badReasons = [
  'out_of_character',
  'wrong',
  'repeats',
  'forgot',
  'not_asked',
  'unpleasant',
] as const;
export type RatingReason = (typeof goodReasons)[number] | (typeof badReasons)[number];

/** Longest note to a rating, in UTF-16 units. */
export const ratingNoteMaxLength = 300;

/** Of one fan. */
export const maxPersonas = 20;
/** In UTF-16 units. */
export const personaNameMaxLength = 40;
export const pronounsMaxLength = 40;
export const personaAboutMaxLength = 600;

/** Messages that one person has the endpoint read aloud in 24 hours; what was read before counts once. */
export const dailySpeechMax = 100;
/** Longest name of a character's voice, in UTF-16 units. */
export const voiceNameMaxLength = 60;
