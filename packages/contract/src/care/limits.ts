// Free of zod, so that the browser can load it.

/** Longest words of an appeal, in UTF-16 units. */
export const appealMaxLength = 2000;
