// Free of zod, so that the browser can load it.

/** 3 to 30 of a–z, 0–9 and _, at least one of them a letter: a number alone would read as an id. */
export const handlePattern = /^(?=[a-z0-9_]*[a-z])[a-z0-9_]{3,30}$/;

export const suggestedPageSize = 15;
/** Faces on the page where one signs in. */
export const publicFacesShown = 12;

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

/** How a member hears of new posts: a notification for each, in the digest by mail, or not at all. */
export const bells = ['all', 'digest', 'off'] as const;
export type Bell = (typeof bells)[number];
