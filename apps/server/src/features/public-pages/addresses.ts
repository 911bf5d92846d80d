/** The addresses of the public pages, as paths, and where each leads in the app. */
export const creatorPath = (handle: string) => `/@${handle}`;

/** The public page of a post. */
export const postPath = (handle: string, postId: string) => `/@${handle}/post/${postId}`;

/** The creator, or one of their posts, in the app: its guard asks whoever is not signed in to do so first, and leads back. */
export const joinPath = (handle: string, postId?: string) =>
  `/character/${handle}${postId === undefined ? '' : `?diary_id=${postId}`}`;
