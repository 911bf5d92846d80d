import type { Feature } from '../../feature.ts';
import { deleteTicketsOf } from './delete-tickets-of.ts';
import { supportRoutes } from './support.routes.ts';

export const supportFeature: Feature = {
  routes: supportRoutes,
  hooks: { userDeleted: [deleteTicketsOf] },
};
