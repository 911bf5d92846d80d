import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';

export type CareHooks = {
  /**
   * Runs in the transaction that puts an account on hold because its person says that they are under 18. The wallet and
   * the account are locked; what runs for the person stops.
   */
  ageHeld: (tx: Tx, person: { userId: string; now: Date }, context: Context) => Promise<void>;
};
