import { callPages } from '../../lib/call/call-queries.ts';

export const ratingsQuery = callPages('listRatings', { size: 20 });
