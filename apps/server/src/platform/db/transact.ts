import type { LiveEvent } from '@kindred/contract/all/events';
import { accessRevoked, type LiveBus } from '../realtime/live-bus.ts';
import type { Db, Tx } from './db.ts';
import { retry } from './retry.ts';

type PendingEvent = { userIds: string[]; event: LiveEvent };
type Pending = { events: PendingEvent[]; revokedUserIds: Set<string> };

const pendingOf = new WeakMap<Tx, Pending>();

/**
 * Runs `work` in one transaction and publishes its events after the commit. Deadlocks and serialization failures
 * (SQLSTATE 40P01, 40001) are retried, so `work` must have no effects outside `tx`.
 */
export async function transact<Result>(
  context: { db: Db; live: LiveBus },
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return retry(async () => {
    const pending: Pending = { events: [], revokedUserIds: new Set() };
    try {
      const result = await context.db.transaction().execute(async (tx) => {
        pendingOf.set(tx, pending);
        return work(tx);
      });
      for (const { userIds, event } of pending.events) context.live.publish(userIds, event);
      return result;
    } finally {
      // The transaction may have committed although its answer was lost; a needless revocation costs only a query.
      for (const userId of pending.revokedUserIds) context.live.publishControl(accessRevoked, userId);
    }
  });
}

/** Publishes an event to these people's tabs when the transaction commits. */
export function notifyUsers(tx: Tx, userIds: string[], event: LiveEvent): void {
  getPending(tx).events.push({ userIds, event });
}

/**
 * Makes all processes reload these people's cached access to media from the database when the transaction ends,
 * because they, or viewers of their media, may open less than before.
 */
export function revokeAccess(tx: Tx, userIds: string[]): void {
  for (const userId of userIds) getPending(tx).revokedUserIds.add(userId);
}

function getPending(tx: Tx): Pending {
  const pending = pendingOf.get(tx);
  if (!pending) throw new Error('events and revocations need a transaction of transact()');
  return pending;
}
