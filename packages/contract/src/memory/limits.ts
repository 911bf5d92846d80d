// Free of zod, so that the browser can load it.

/** What a remembered fact is about. */
export const factKinds = ['name', 'place', 'job', 'birthday', 'pet', 'plan', 'like', 'other'] as const;
export type FactKind = (typeof factKinds)[number];

/** Longest fact, in UTF-16 units. */
export const factMaxLength = 200;
/** Facts of one conversation. */
export const maxFacts = 200;
