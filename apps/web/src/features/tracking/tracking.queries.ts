import { callPages } from '../../lib/call/call-queries.ts';

export const trackingLinksQuery = callPages('listTrackingLinks', { size: 20 });
