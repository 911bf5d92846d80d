import { approximateCount } from '../../platform/db/approximate-count.ts';

/** How many posts are out; a total that feeds tell. */
export const countPublished = approximateCount('posts', 'posts_feed', 'state = 1 and deleted_at is null');
