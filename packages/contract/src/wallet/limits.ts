// Free of zod, so that the browser can load it.

/** US cents: the lowest and the highest limit of seven days. */
export const weeklyLimitMin = 100;
export const weeklyLimitMax = 10_000_000;
/** How long a higher limit waits. */
export const limitRaiseHours = 24;
export const confirmAboveMax = 1_000_000;
