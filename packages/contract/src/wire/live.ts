// Free of zod, so that the browser can load it.

/** Where the live connection is. */
export const livePath = '/live';
