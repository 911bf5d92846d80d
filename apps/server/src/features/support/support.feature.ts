import type { Feature } from '../../feature.ts';
import { closeSilentTickets } from './conversation/close-silent-tickets.ts';
import { ticketCase } from './conversation/ticket-case.ts';
import { deleteTicketsOf } from './delete-tickets-of.ts';
import { serveLegalPages } from './legal/serve-legal-pages.ts';
import { supportRoutes } from './support.routes.ts';

export const supportFeature: Feature = {
  routes: supportRoutes,
  plugin: serveLegalPages,
  jobs: (context) => ({ 'support.close-silent': () => closeSilentTickets(context) }),
  crontab: ['11 * * * * support.close-silent'],
  hooks: { caseKinds: [ticketCase], userDeleted: [deleteTicketsOf] },
};
