import {
  archiveTrackingLinkCall,
  createTrackingLinkCall,
  listTrackingLinksCall,
  openTrackingLinkCall,
} from '@kindred/contract/tracking/calls';
import type { Feature } from '../../feature.ts';
import { route } from '../../route.ts';
import { deleteTracking } from './delete-tracking.ts';
import { listTrackingLinks } from './list-tracking-links.ts';
import { countJoin, openTrackingLink } from './open-tracking-link.ts';
import { serveTrackingLink } from './serve-tracking-link.ts';
import { archiveTrackingLink, createTrackingLink } from './tracking-links.ts';

export const trackingFeature: Feature = {
  routes: [
    route(listTrackingLinksCall, listTrackingLinks),
    route(createTrackingLinkCall, createTrackingLink),
    route(archiveTrackingLinkCall, archiveTrackingLink),
    route(openTrackingLinkCall, openTrackingLink),
  ],
  plugin: serveTrackingLink,
  hooks: { domainEvent: [countJoin], userDeleted: [deleteTracking] },
};
