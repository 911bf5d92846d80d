import type { Post } from '@kindred/contract/posts/calls';

/** So many posts before the last known one the next page is loaded. */
const ahead = 3;

/** The posts that have something to look at, locked or not; words alone are passed over. */
export function postsWithMedia(posts: readonly Post[]): Post[] {
  return posts.filter(({ media, free_preview }) => media.length + free_preview.length > 0);
}

export function isNearEnd(current: number, count: number): boolean {
  return current >= count - ahead;
}
