import { createTicketCall, listTicketsCall } from '@kindred/contract/support/calls';
import { type Route, route } from '../../route.ts';
import { createTicket } from './create-ticket.ts';
import { listTickets } from './list-tickets.ts';

export const supportRoutes: Route[] = [
  route(createTicketCall, createTicket),
  route(listTicketsCall, listTickets),
];
