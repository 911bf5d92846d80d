// Free of zod, so that the browser can load it.

export const postState = {
  private: 0,
  published: 1,
  pending: 2,
  rejected: 3,
  scheduled: 4,
  draft: 5,
  /** Its time is over: there for its creator and for those who bought it. */
  expired: 6,
} as const;
/** What a creator has to say of a post: an AI made it, or somebody paid for it to be said. */
export const postLabels = ['ai_made', 'paid_partnership'] as const;
export type PostLabel = (typeof postLabels)[number];

export const pollOptionNum = { min: 2, max: 8 } as const;
export const pollOptionMaxLength = 80;

export const likeDebounceMs = 600;
export const cardWidthPx = 640;
export const mediaDefaultHeightPx = 640;
export const mediaMaxHeightPx = 700;

/** The least that a card is charged, in US cents: what is cheaper takes diamonds. */
export const cardMinUsdCents = 50;

/** Diamonds; 0 is free. */
export const postPriceMin = 10;
export const postPriceMax = 10_000;
