import { callPages } from '../../lib/call/call-queries.ts';

export const ticketsQuery = callPages('listTickets', { size: 20 });
