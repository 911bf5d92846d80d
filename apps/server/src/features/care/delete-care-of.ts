import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';

/** When somebody was cared for, and the cases about them, go with their account. */
export async function deleteCareOf(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await tx.deleteFrom('care_episodes').where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('staff_cases')
    .where('user_id', '=', userId)
    .where('about_case_id', 'is not', null)
    .execute();
  await tx.deleteFrom('staff_cases').where('user_id', '=', userId).execute();
}
