// Free of zod, so that the browser can load it.

export const joinDebounceMs = 3000;
export const subscribeClickDebounceMs = 500;
export const followBatchMax = 50;

/** For how many months a subscription can be given. */
export const giftMonths = [1, 3, 6, 12] as const;
export type GiftMonths = (typeof giftMonths)[number];
/** So long a gift can be claimed; then what was paid goes back. */
export const giftDays = 90;
export const giftCodeMax = 40;
