// Free of zod, so that the browser can load it.

/** Posts that one person can have saved. */
export const savedMax = 5000;
export const collectionsMax = 100;
export const collectionNameMax = 40;
/** Clips whose position is kept for one person: the latest. */
export const watchPositionsMax = 200;
/** Nothing is kept of a clip's first seconds, nor of its last: at most so many, of a short one a tenth. */
export const watchEdgeSeconds = 3;
/** Clips that one goes on with, at most. */
export const watchingSize = 12;
export const followSearchMax = 60;
