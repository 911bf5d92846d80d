import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { pageInput, pageOf } from '../wire/pages.ts';
import { supportTopics, ticketMaxLength, ticketsPerHour } from './limits.ts';

export const supportTicket = z.object({
  ticket_id: id,
  topic: z.enum(supportTopics),
  content: z.string(),
  state: z.enum(['open', 'closed']),
  created_time: instant,
});
export type SupportTicket = z.infer<typeof supportTicket>;

export const createTicketCall = defineCall({
  name: 'createTicket',
  summary: 'Ask the people who run this place for help.',
  method: 'POST',
  path: '/v3/api/support/ticket/create',
  auth: 'user',
  isOpenToHeld: true,
  input: z.object({
    topic: z.enum(supportTopics),
    content: z.string().trim().min(1).max(ticketMaxLength),
    client_id: z.string().min(8).max(64),
  }),
  output: z.object({
    ticket: supportTicket,
    /** Where to find help at once, for people who write of harming themselves; null otherwise. */
    help: z.string().nullable(),
  }),
  refusals: [],
  rule: 'Anyone signed in.',
  limit: { max: ticketsPerHour, per: 'user', seconds: 3600 },
  maxBytes: 20_480,
  idempotency: 'client_id',
});

export const listTicketsCall = defineCall({
  name: 'listTickets',
  summary: 'My own requests for help, the latest first.',
  method: 'GET',
  path: '/v3/api/support/ticket/list',
  auth: 'user',
  isOpenToHeld: true,
  input: pageInput(20),
  output: pageOf(supportTicket),
  refusals: [],
  rule: 'One’s own requests.',
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
