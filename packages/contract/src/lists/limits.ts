// Free of zod, so that the browser can load it.

/** The lists of people that every creator has. */
export const peopleLists = ['subscribers', 'followers', 'trials', 'ended', 'gift_givers'] as const;
export type PeopleList = (typeof peopleLists)[number];

export const listNameMax = 60;
/** So many lists a creator may have. */
export const fanListsMax = 50;
/** People that one call adds or removes. */
export const listPeopleMax = 500;
/** Of a rule: parts that have conditions, and ways in which a fan can fit it. */
export const ruleParts = 6;
export const joinedKinds = ['free', 'pro', 'any', 'former'] as const;
/** US cents; a diamond is one. */
export const spentMax = 100_000_000;
export const ruleDaysMax = 3650;
