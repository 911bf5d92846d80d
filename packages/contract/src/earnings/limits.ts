// Free of zod, so that the browser can load it.

/** What earnings are listed by; refunds and disputes are one. */
export const earningKinds = ['gift', 'unlock', 'subscription', 'taken_back'] as const;
export type EarningKind = (typeof earningKinds)[number];
