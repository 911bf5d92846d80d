import {
  addTicketFileCall,
  closeTicketCall,
  createTicketCall,
  getTicketCall,
  listSavedRepliesCall,
  listTicketsCall,
  writeTicketCall,
} from '@kindred/contract/support/calls';
import { type Route, route } from '../../route.ts';
import { listSavedReplies } from './conversation/list-saved-replies.ts';
import { addTicketFile, closeTicket, getTicket, writeTicket } from './conversation/write-ticket.ts';
import { createTicket } from './create-ticket.ts';
import { listTickets } from './list-tickets.ts';

export const supportRoutes: Route[] = [
  route(createTicketCall, createTicket),
  route(listTicketsCall, listTickets),
  route(getTicketCall, getTicket),
  route(writeTicketCall, writeTicket),
  route(closeTicketCall, closeTicket),
  route(addTicketFileCall, addTicketFile),
  route(listSavedRepliesCall, listSavedReplies),
];
