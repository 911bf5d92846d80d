/** How wide a creator's banner is drawn on their page (`sizes` of an image); on phones an eighth less, as `pictureSizes`. */
export const bannerSizes = '(min-width: 640px) 640px, 88vw';
