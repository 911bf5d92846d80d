import type { TicketConversation } from '@kindred/contract/support/calls';
import type { SupportTopic } from '@kindred/contract/support/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { as } from '../../../platform/db/column-types.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  ticketId: 'bigint',
  userId: 'bigint',
  author: 'text',
  content: 'text',
  clientId: 'text?',
  state: 'text',
  now: 'timestamptz',
});

const findTicket = statement(
  {
    ticket_id: 'bigint',
    topic: as<SupportTopic>('text'),
    content: 'text',
    state: as<'open' | 'answered' | 'closed'>('text'),
    created_at: 'timestamptz',
    language: as<Language>('text'),
    file_num: 'integer',
  },
  sql`select t.ticket_id, t.topic, t.content, t.state, t.created_at, t.language,
      (select count(*) from case_files f where f.kind = 'ticket' and f.subject_id = t.ticket_id)::int as file_num
    from support_tickets t where t.ticket_id = ${$.ticketId} and t.user_id = ${$.userId}`,
);

export const lockTicket = statement(
  { ticket_id: 'bigint' },
  sql`select ticket_id from support_tickets where ticket_id = ${$.ticketId} and user_id = ${$.userId} for update`,
);

export const listMessages = statement(
  {
    message_id: 'bigint',
    author: as<'person' | 'staff'>('text'),
    content: 'text',
    created_at: 'timestamptz',
  },
  sql`select message_id, author, content, created_at from support_messages
    where ticket_id = ${$.ticketId} order by message_id limit 500`,
);

/** Changes nothing where the client id is known. */
export const insertMessage = statement(
  {},
  sql`insert into support_messages (ticket_id, user_id, author, content, client_id, created_at)
    values (${$.ticketId}, ${$.userId}, ${$.author}, ${$.content}, ${$.clientId}, ${$.now})
    on conflict (ticket_id, client_id) do nothing`,
);

export const setTicketState = statement(
  {},
  sql`update support_tickets set state = ${$.state},
      answered_at = case ${$.state} when 'answered' then ${$.now} end
    where ticket_id = ${$.ticketId}`,
);

/** Returns a person's request with what was written in it. Refuses with `notFound` those of others. */
export async function getConversation(
  db: Db | Tx,
  own: { ticketId: string; userId: string },
): Promise<TicketConversation> {
  const ticket = (await findTicket.first(db, own)) ?? refuse('notFound');
  const messages = await listMessages.all(db, own);
  const { created_at, language: _, file_num, ...facts } = ticket;
  return {
    ticket: { ...facts, created_time: created_at.toISOString() },
    messages: messages.map(({ created_at: writtenAt, ...message }) => ({
      ...message,
      created_time: writtenAt.toISOString(),
    })),
    file_num,
  };
}
