import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';

export async function deleteTicketsOf(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await tx.deleteFrom('support_tickets').where('user_id', '=', userId).execute();
}
