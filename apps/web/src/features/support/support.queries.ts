import { callPages } from '../../lib/call-queries.ts';

export const ticketsQuery = callPages('listTickets', { size: 20 });
