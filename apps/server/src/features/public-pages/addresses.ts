/** The paths of the public pages, and where each leads in the app. */
export const creatorPath = (handle: string) => `/@${handle}`;

export const postPath = (handle: string, postId: string) => `/@${handle}/post/${postId}`;

/** The creator, or one of their posts, in the app; a visitor without a session signs in first and returns there. */
export const joinPath = (handle: string, postId?: string) =>
  `/character/${handle}${postId === undefined ? '' : `?diary_id=${postId}`}`;

/** The conversation with a creator's companion, where the question stands in the composer. */
export const askPath = (handle: string, question: string) =>
  `/character/${handle}?ask=${encodeURIComponent(question)}`;
