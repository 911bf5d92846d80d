import type { Tx } from '../../platform/db/db.ts';

export type UserColumns = { nickname?: string; timezone?: string; avatar_media_id?: string | null };

/** Changes the given columns and leaves the others. */
export async function updateUserColumns(tx: Tx, userId: string, columns: UserColumns): Promise<void> {
  await tx.updateTable('users').set(columns).where('user_id', '=', userId).execute();
}
