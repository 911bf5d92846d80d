import type { Post } from '@kindred/contract/posts/calls';

/** How the media area is drawn: everything, the free part with a way to the rest, or a locked card. */
export type PostDisplay = 'multiple' | 'preview' | 'locked';

/**
 * The server has decided what the viewer gets (`access`); this only names the drawing. The viewer's own posts always
 * show everything.
 */
export function postDisplay(
  post: Pick<Post, 'access' | 'free_preview' | 'character'>,
  viewerId: string | undefined,
): PostDisplay {
  if (isOwnPost(post, viewerId) || post.access === 'full') return 'multiple';
  return post.access === 'preview' && post.free_preview.length > 0 ? 'preview' : 'locked';
}

export function isOwnPost(post: Pick<Post, 'character'>, viewerId: string | undefined): boolean {
  return viewerId !== undefined && post.character.user_id === viewerId;
}
