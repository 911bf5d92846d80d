// Free of zod, so that the browser can load it.

/** What earnings are listed by; refunds and disputes are one, and so is what came of invited creators. */
export const earningKinds = ['gift', 'unlock', 'subscription', 'invite', 'taken_back'] as const;
export type EarningKind = (typeof earningKinds)[number];
