import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { SupportTopic } from '@kindred/contract/support/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { openTicketCase } from './conversation/ticket-case.ts';
import { helpFor, readTicket } from './conversation/ticket-concern.ts';

const $ = inputs({
  userId: 'bigint',
  clientId: 'text',
  topic: 'text',
  content: 'text',
  concern: 'text?',
  language: 'text',
  now: 'timestamptz',
});

const insertTicket = statement(
  {},
  sql`insert into support_tickets (user_id, topic, content, concern, client_id, language, created_at)
    values (${$.userId}, ${$.topic}, ${$.content}, ${$.concern}, ${$.clientId}, ${$.language}, ${$.now})
    on conflict (user_id, client_id) do nothing`,
);

const findTicket = statement(
  {
    ticket_id: 'bigint',
    topic: as<SupportTopic>('text'),
    content: 'text',
    state: as<'open' | 'answered' | 'closed'>('text'),
    created_at: 'timestamptz',
  },
  sql`select ticket_id, topic, content, state, created_at from support_tickets
    where user_id = ${$.userId} and client_id = ${$.clientId}`,
);

/**
 * Stores a support request, once per client id. No text is refused, because people who were harmed must be able to
 * describe it; the rules mark such texts as urgent instead. The answer contains places of help for people who write
 * of harming themselves.
 */
export async function createTicket(
  context: Context,
  { topic, content, client_id }: ParsedInput<'createTicket'>,
  { userId }: Viewer,
  { timezone, language }: RequestContext,
): Promise<CallOutput<'createTicket'>> {
  const { verdict, concern } = readTicket(content);
  const stored = await transact(context, async (tx) => {
    const now = context.clock.now();
    const ticket = { userId, clientId: client_id };
    const inserted = await insertTicket.run(tx, { ...ticket, topic, content, concern, language, now });
    const row = await findTicket.first(tx, ticket);
    // The account was deleted in between, together with the request.
    if (!row) return refuse('unauthorized');
    if (inserted > 0) await openTicketCase(tx, { ticketId: row.ticket_id, userId, concern, now });
    return row;
  });
  const { created_at, ...row } = stored;
  if (concern) context.log.warn({ ticket: row.ticket_id, concern }, 'urgent request for help');
  return {
    ticket: { ...row, created_time: created_at.toISOString() },
    help: await helpFor(context, verdict, { userId, timezone }),
  };
}
