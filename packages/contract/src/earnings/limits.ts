// Free of zod, so that the browser can load it.

/** What earnings are listed by; refunds and disputes are one, and so is what came of invited creators. */
export const earningKinds = ['gift', 'unlock', 'message', 'subscription', 'invite', 'taken_back'] as const;
export type EarningKind = (typeof earningKinds)[number];

/** What a month of earnings is summed up by. */
export const earningSumKinds = ['source', 'day', 'post', 'fan'] as const;
export type EarningSumKind = (typeof earningSumKinds)[number];

/** What VAT there is between the house and a creator, by the creator's country. */
export const vatRules = ['reverse_charge', 'none'] as const;
export type VatRule = (typeof vatRules)[number];
