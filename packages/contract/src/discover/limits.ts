// Free of zod, so that the browser can load it.

export const discoverPageSize = 24;
export const searchMaxLength = 100;
export const tagMaxLength = 50;
/** Hits of each group when all groups are requested at once. */
export const searchGroupSize = 5;
export const searchPageSize = 20;
/** How much of a found message is shown around the hit, in characters. */
export const excerptLength = 120;
/** Creators of each kind among whom a newcomer chooses. */
export const openersPerKind = 4;
/** Open pieces shown of a creator before one knows them. */
export const openPieceNum = 3;
/** Creators with open pieces whom visitors see. */
export const visitorOpenerNum = 12;
