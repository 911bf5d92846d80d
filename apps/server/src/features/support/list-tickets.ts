import type { Context } from '../../context.ts';
import { queryOne } from '../../platform/db/db.ts';
import { type KeysetList, keysetPage, type PageInput } from '../../platform/db/keyset-page.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { JsonText } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';

export const ticketList: KeysetList = {
  rows: 'support_tickets t',
  joins: '',
  where: 't.user_id = $1::bigint',
  keys: [
    { column: 't.created_at', type: 'timestamptz' },
    { column: 't.ticket_id', type: 'bigint' },
  ],
  jsonJoins: '',
  json: `json_build_object('ticket_id', t.ticket_id::text, 'topic', t.topic, 'content', t.content, 'state', t.state,
    'created_time', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  params: 1,
};

const readPage = keysetPage(ticketList);
const countTickets =
  'select count(*)::int as count from (select from support_tickets where user_id = $1 limit 1000) few';

/** The viewer's own requests for help, the latest first. */
export async function listTickets(
  { db }: Pick<Context, 'db'>,
  input: PageInput,
  viewer: Viewer,
): Promise<JsonText> {
  const page = await readPage(db, [viewer.userId], input);
  const { count } = await queryOne<{ count: number }>(db, countTickets, [viewer.userId]);
  return pageText(page, input, count);
}
