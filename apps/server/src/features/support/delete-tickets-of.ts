import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const deleteMessages = statement({}, sql`delete from support_messages where user_id = ${$.userId}`);
const deleteTickets = statement({}, sql`delete from support_tickets where user_id = ${$.userId}`);

export async function deleteTicketsOf(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await deleteMessages.run(tx, { userId });
  await deleteTickets.run(tx, { userId });
}
