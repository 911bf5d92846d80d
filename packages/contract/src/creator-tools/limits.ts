// Free of zod, so that the browser can load it.

/** A month of weeks, from the first to the last. */
export const calendarDaysMax = 42;

/** Lists are counted up to here. */
export const countedPeople = 10_000;

/** Private notes about one fan. */
export const noteMaxLength = 4000;
export const quickReplyMaxLength = 1000;
/** So many quick replies a creator may have. */
export const quickRepliesMax = 50;

/** Folders of the vault. */
export const vaultFoldersMax = 100;
export const vaultFolderNameMax = 60;
/** Files that move at once. */
export const vaultMoveMax = 100;
export const vaultSearchMax = 100;
/** What a fan has of a file of the vault. */
export const fanStates = ['bought', 'offered', 'sent'] as const;
