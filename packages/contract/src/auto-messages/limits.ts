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

/** What a fan says something with: these can be sent for certain words only. */
export const keywordKinds: readonly AutoMessageKind[] = ['new-comments'];

/** Longest text, in UTF-16 units. */
export const autoMessageMaxLength = 500;
/** Stands for the fan's nickname in a text. */
export const autoMessageName = '{name}';
export const keywordMaxLength = 50;

/** Seconds after the event; one day at most. */
export const autoMessageDelays = [0, 300, 3600, 21_600, 86_400] as const;
/** Seconds in which one fan gets the same message once; a month at most. */
export const autoMessageCooldowns = [0, 3600, 86_400, 604_800, 2_592_000] as const;
export const maxDelaySeconds = 86_400;
export const maxCooldownSeconds = 2_592_000;

/** So many automated messages of one creator one fan gets within 24 hours. */
export const perDayDefault = 3;
export const perDayMax = 20;

/** While a weightier message has gone out to a fan within so many minutes, or waits, a lighter one stays away. */
export const exclusionMinutes = 10;

/** Why one did not go out. */
export const skipReasons = [
  'off',
  'unavailable',
  'quiet',
  'media',
  'cooldown',
  'outranked',
  'budget',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Longest hint for a draft, in UTF-16 units. */
export const hintMaxLength = 300;
