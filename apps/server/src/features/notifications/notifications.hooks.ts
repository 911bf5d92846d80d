import type { Topic } from '@kindred/contract/notifications/topics';
import type { Tx } from '../../platform/db/db.ts';

export type NotificationsHooks = {
  /** Runs in the transaction that inserts notifications, or moves one of an earlier cause to the top as unread. */
  notificationsAdded: (
    tx: Tx,
    notifications: readonly { userId: string; id: string; topic: Topic }[],
  ) => Promise<void>;
};
