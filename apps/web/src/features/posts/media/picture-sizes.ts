import { cardWidthPx } from '@kindred/contract/posts/limits';

/** How wide a picture in a post's card is drawn (`sizes` of an image). */
export const pictureSizes = `(min-width: ${cardWidthPx}px) ${cardWidthPx}px, 100vw`;
