import { cardWidthPx } from '@kindred/contract/posts/limits';

/**
 * How wide a picture in a post's card is drawn (`sizes` of an image). On phones an eighth less: nobody sees that much
 * between two renditions, and the next larger one has three times the bytes.
 */
export const pictureSizes = `(min-width: ${cardWidthPx}px) ${cardWidthPx}px, 88vw`;
