import type { Tx } from '../../platform/db/db.ts';

export type AccountHooks = {
  /** Runs in the transaction that deletes an account, whose row is locked: each feature deletes what it keeps of the person. */
  userDeleted: (tx: Tx, person: { userId: string; now: Date }) => Promise<void>;
  /** Runs in the transaction that changes a person's time zone. */
  timezoneChanged: (
    tx: Tx,
    change: { userId: string; before: string; after: string; now: Date },
  ) => Promise<void>;
};
