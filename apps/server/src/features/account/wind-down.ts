import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { stopRenewalsOfCharacter } from '../subscriptions/lifecycle/stop-renewals.ts';

/** Closes the sale of subscriptions and stops all renewals; members keep their paid time. */
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
