// Free of zod, so that the browser can load it.

/** The highest budget of a month that can be set, in US cents. */
export const maxBudgetUsdCents = 10_000_000;

/** How the roles of a prompt are sent: as they are, neighbours of one role as one, or strictly alternating. */
export const roleMergings = ['none', 'merge', 'alternate'] as const;

/** Values that the settings of a model may have. */
export const modelRanges = {
  context_tokens: { min: 1024, max: 2_000_000 },
  max_tokens: { min: 16, max: 8192 },
  temperature: { min: 0, max: 2 },
  top_p: { min: 0.01, max: 1 },
} as const;
/** Tokens of an answer where nothing is set. */
export const defaultMaxTokens = 700;
export const maxStops = 4;
export const maxStopLength = 64;
