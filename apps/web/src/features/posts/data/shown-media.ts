import type { MediaItem } from '@kindred/contract/media/calls';
import type { Post } from '@kindred/contract/posts/calls';

/** The media that the viewer may have: all of it, or the free part. */
export function shownMedia(post: Pick<Post, 'access' | 'media' | 'free_preview'>): readonly MediaItem[] {
  return post.access === 'full' ? post.media : post.free_preview;
}
