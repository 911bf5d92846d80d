/** How wide a creator's banner is drawn on their page (`sizes` of an image). */
export const bannerSizes = '(min-width: 640px) 640px, 100vw';
