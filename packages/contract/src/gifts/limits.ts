// Free of zod, so that the browser can load it.

/** Diamonds. */
export const giftMin = 200;
export const giftMax = 10_000;
export const giftDefault = 300;
export const giftPresets = [200, 300, 500, 800, 1000] as const;
/** Letters of the note that a gift may bring along. */
export const giftNoteMaxLength = 200;
export const giftInputMaxLength = 5;
