import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';

const $ = inputs({ userId: 'bigint' });

export const ticketList = keysetList({
  rows: sql`support_tickets`,
  alias: 't',
  where: sql`t.user_id = ${$.userId}`,
  keys: [
    { column: 't.created_at', type: 'timestamptz' },
    { column: 't.ticket_id', type: 'bigint' },
  ],
  json: sql`json_build_object('ticket_id', t.ticket_id::text, 'topic', t.topic, 'content', t.content,
    'state', t.state, 'created_time', ${jsonInstant(sql`t.created_at`)})`,
});

const countTickets = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from (select from support_tickets where user_id = ${$.userId} limit 1000) few`,
);

export async function listTickets(
  { db }: Pick<Context, 'db'>,
  page: ParsedInput<'listTickets'>,
  { userId }: Viewer,
) {
  return ticketList.answerPage(db, { userId }, page, (await countTickets.one(db, { userId })).count);
}
