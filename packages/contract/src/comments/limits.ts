// Free of zod, so that the browser can load it.

/** Longest comment, in UTF-16 units. */
export const commentMaxLength = 1000;

/** Comments of a page; each of them comes with its first answers. */
export const commentsPageSize = 10;
export const firstReplies = 2;
export const repliesPageSize = 20;

/** Who may comment, and, in `can_comment`, why the viewer may not; 1 there means that they may. */
export const commentRule = { nobody: 0, everyone: 1, creators: 2, subscribers: 3 } as const;
