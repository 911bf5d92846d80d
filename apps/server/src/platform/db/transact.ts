import type { LiveEvent } from '@kindred/contract/wire/events';
import type { LiveBus } from '../realtime/live-bus.ts';
import type { Db, Tx } from './db.ts';
import { retry } from './retry.ts';

type PendingEvent = { userIds: string[]; event: LiveEvent };

const pendingEvents = new WeakMap<Tx, PendingEvent[]>();

/**
 * Runs `work` in one transaction and publishes its events after the commit. Deadlocks and serialization
 * failures (SQLSTATE 40P01, 40001) are tried again, so `work` must have no effects but on `tx`.
 */
export async function transact<Result>(
  context: { db: Db; live: LiveBus },
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return retry(async () => {
    const events: PendingEvent[] = [];
    const result = await context.db.transaction().execute(async (tx) => {
      pendingEvents.set(tx, events);
      return work(tx);
    });
    for (const { userIds, event } of events) context.live.publish(userIds, event);
    return result;
  });
}

/** Publishes an event to these people's tabs once the transaction has committed; nothing if it does not. */
export function notifyUsers(tx: Tx, userIds: string[], event: LiveEvent): void {
  const events = pendingEvents.get(tx);
  if (!events) throw new Error('notifyUsers needs a transaction of transact()');
  events.push({ userIds, event });
}
