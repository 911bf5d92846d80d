import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';

export type CareHooks = {
  /**
   * Runs in the transaction that puts an account on hold because its person says that they are under 18, and after a ban
   * was decided: what runs for the person stops. It must stand being repeated.
   */
  accountHeld: (tx: Tx, person: { userId: string; now: Date }, context: Context) => Promise<void>;
};
