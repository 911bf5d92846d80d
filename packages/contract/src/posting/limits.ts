// Free of zod, so that the browser can load it.

export const captionMaxLength = 5000;
export const altMaxLength = 500;
export const postMediaMax = 10;
export const postClipMax = 1;
/** So far ahead a post can be planned. */
export const planDaysMax = 731;
/** Between two times that a post comes to the top. */
export const repostHours = 24;

/** Of what gifts are collected for under a post. */
export const goalTitleMax = 80;
export const goalDiamonds = { min: 200, max: 1_000_000 } as const;
