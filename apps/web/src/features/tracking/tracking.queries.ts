import { callPages } from '../../lib/call/call-queries.ts';

/** One's own links, with what came of each. */
export const trackingLinksQuery = callPages('listTrackingLinks', { size: 20 });
