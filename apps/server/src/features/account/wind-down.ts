import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { stopRenewalsOfCharacter } from '../subscriptions/lifecycle/stop-renewals.ts';

/** Takes no new subscribers and renews none; those who have paid keep what they paid for to its end. */
export async function windDown(
  context: Context,
  _input: unknown,
  { charId }: Viewer,
): Promise<Record<string, never>> {
  if (!charId) return refuse('notFound');
  await transact(context, async (tx) => {
    await tx.updateTable('characters').set({ pro_sales_open: false }).where('char_id', '=', charId).execute();
    await stopRenewalsOfCharacter(tx, charId, context.clock.now());
  });
  return {};
}
