import type { DeletedPerson } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';

/** A deleted person's requests for help go with them. */
export async function deleteTicketsOf(tx: Tx, { userId }: DeletedPerson): Promise<void> {
  await tx.deleteFrom('support_tickets').where('user_id', '=', userId).execute();
}
