// Free of zod, so that the browser can load it.

export const suggestedPageSize = 15;
export const suggestedPerCarouselPage = 3;

/** What a creator is about; the kinds that one browses by. */
export const creatorKinds = [
  'art',
  'music',
  'photography',
  'food',
  'wellness',
  'nature',
  'stories',
  'science',
  'travel',
  'fashion',
  'games',
] as const;
export type CreatorKind = (typeof creatorKinds)[number];
