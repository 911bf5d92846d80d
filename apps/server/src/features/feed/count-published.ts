import { approximateCount } from '../../platform/db/approximate-count.ts';

/** Counts the published posts approximately. */
export const countPublished = approximateCount('posts', 'posts_feed', 'state = 1 and deleted_at is null');
