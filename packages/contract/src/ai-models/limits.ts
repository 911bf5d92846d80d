// Free of zod, so that the browser can load it.

/** The highest budget of a month that can be set, in US cents. */
export const maxBudgetUsdCents = 10_000_000;
