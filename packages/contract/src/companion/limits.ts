// Free of zod, so that the browser can load it.

/** Longest texts of a companion's card, in UTF-16 units. A prompt has no use for more. */
export const companionTextMax = {
  greeting: 4000,
  description: 8000,
  personality: 2000,
  scenario: 2000,
  examples: 8000,
} as const;
