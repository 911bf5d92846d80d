import { callPages, callQuery } from '../../lib/call/call-queries.ts';

export const ticketsQuery = callPages('listTickets', { size: 20 });
export const ticketQuery = (ticketId: string) => callQuery('getTicket', { ticket_id: ticketId });
