// Free of zod, so that the browser can load it.

/** What a character can answer by itself. */
export const autoMessageKinds = [
  'new-tips',
  'new-comments',
  'new-likes',
  'new-subscriber',
  'subscriber-canceled',
  're-subscribed',
  'sub-renewed',
] as const;
export type AutoMessageKind = (typeof autoMessageKinds)[number];

/** Longest text, in UTF-16 units. */
export const autoMessageMaxLength = 500;
/** Stands for the fan's nickname in a text. */
export const autoMessageName = '{name}';
