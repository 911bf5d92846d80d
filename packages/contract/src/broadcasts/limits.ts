// Free of zod, so that the browser can load it.

export const broadcastMaxLength = 2000;
/** Stands for the nickname of each recipient. */
export const broadcastName = '{name}';
export const broadcastListsMax = 20;
/** So many broadcasts a creator begins within 24 hours. */
export const broadcastsPerDay = 20;
export const skipWrittenHoursMax = 720;
/** So far ahead one can be planned. */
export const broadcastDaysMax = 366;

/** Why somebody on the lists gets nothing, in the order in which it is looked at. */
export const leftOutReasons = [
  'left',
  'blocked',
  'restricted',
  'care',
  'age',
  'bought',
  'written',
  'stopped',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const broadcastStates = [
  'scheduled',
  'sending',
  'sent',
  'stopped',
  'unsending',
  'unsent',
  'failed',
] as const;
export type BroadcastState = (typeof broadcastStates)[number];
