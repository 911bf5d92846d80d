// Free of zod, so that the browser can load it.

export const homePageSize = 10;
/** At home: of so many cards in a row at most one is an offer, which opens by joining or paying. */
export const cardsPerOffer = 5;
/** In For you: of so many cards in a row no two are of one creator. */
export const cardsPerCreator = 5;
/** Posts to choose from for the welcome gift. */
export const giftPostNum = 3;
/** Posts that count as seen, for each person the newest. */
export const maxSeenPosts = 1000;
export const maxSeenAtOnce = 50;
/** Creators, and topics, of which somebody wants less. */
export const maxLess = 100;
/** New posts are counted up to here. */
export const maxNewPosts = 99;
