import type { Feature } from '../../feature.ts';
import { deleteTicketsOf } from './delete-tickets-of.ts';
import { serveLegalPages } from './legal/serve-legal-pages.ts';
import { supportRoutes } from './support.routes.ts';

export const supportFeature: Feature = {
  routes: supportRoutes,
  plugin: serveLegalPages,
  hooks: { userDeleted: [deleteTicketsOf] },
};
