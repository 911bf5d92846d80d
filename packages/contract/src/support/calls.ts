import { z } from 'zod';
import { defineCall, defineForm } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { languages } from '../wire/languages.ts';
import { pageInput, pageOf } from '../wire/pages.ts';
import {
  savedReplies,
  supportTopics,
  ticketMaxLength,
  ticketMessagesPerHour,
  ticketsPerHour,
} from './limits.ts';

export const supportTicket = z.object({
  ticket_id: id,
  topic: z.enum(supportTopics),
  content: z.string(),
  /** `answered`: it is the person’s turn. A new message opens it again. */
  state: z.enum(['open', 'answered', 'closed']),
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

const ticketMessage = z.object({
  message_id: id,
  author: z.enum(['person', 'staff']),
  content: z.string(),
  created_time: instant,
});

const ticketConversation = z.object({
  ticket: supportTicket,
  /** What followed the request, the oldest first. */
  messages: z.array(ticketMessage),
  /** How many pictures were added. */
  file_num: z.number().int(),
});
export type TicketConversation = z.infer<typeof ticketConversation>;

const ownTicket = {
  auth: 'user',
  isOpenToHeld: true,
  rule: 'One’s own request.',
} as const;

export const getTicketCall = defineCall({
  ...ownTicket,
  name: 'getTicket',
  summary: 'A request of mine with everything that was written in it.',
  method: 'GET',
  path: '/v3/api/support/ticket/info',
  input: z.object({ ticket_id: id }),
  output: ticketConversation,
  refusals: [],
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});

export const writeTicketCall = defineCall({
  ...ownTicket,
  name: 'writeTicket',
  summary: 'Write on in a request of mine; an answered or closed one is open again.',
  method: 'POST',
  path: '/v3/api/support/ticket/reply',
  input: z.object({
    ticket_id: id,
    content: z.string().trim().min(1).max(ticketMaxLength),
    client_id: z.string().min(8).max(64),
  }),
  output: z.object({
    conversation: ticketConversation,
    /** As in the answer to `createTicket`. */
    help: z.string().nullable(),
  }),
  refusals: [],
  limit: { max: ticketMessagesPerHour, per: 'user', seconds: 3600 },
  maxBytes: 20_480,
  idempotency: 'client_id',
});

export const closeTicketCall = defineCall({
  ...ownTicket,
  name: 'closeTicket',
  summary: 'Close a request of mine that needs no answer any more.',
  method: 'POST',
  path: '/v3/api/support/ticket/close',
  input: z.object({ ticket_id: id }),
  output: ticketConversation,
  refusals: [],
  limit: { max: 60, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'natural',
});

export const addTicketFileCall = defineForm({
  ...ownTicket,
  name: 'addTicketFile',
  summary: 'Show staff a picture with a request of mine, as the file `file`. It is stored encrypted.',
  method: 'POST',
  path: '/v3/api/support/ticket/file',
  input: z.object({ ticket_id: id, client_id: z.string().min(8).max(64) }),
  output: ticketConversation,
  refusals: ['fileRefused', 'heicRefused'],
  limit: { max: 30, per: 'user', seconds: 3600 },
  maxBytes: 12 * 1024 * 1024,
  idempotency: 'client_id',
});

export const listSavedRepliesCall = defineCall({
  name: 'listSavedReplies',
  summary: 'Answers that staff begin with, in the language of the person who asked.',
  method: 'GET',
  path: '/v3/api/staff/saved-reply/list',
  auth: 'staff',
  input: z.object({ language: z.enum(languages) }),
  output: z.object({ list: z.array(z.object({ name: z.enum(savedReplies), content: z.string() })) }),
  refusals: [],
  rule: 'Staff who answer requests for help.',
  limit: { max: 300, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
