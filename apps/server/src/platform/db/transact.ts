import type { LiveEvent } from '@kindred/contract/wire/events';
import type { LiveBus } from '../realtime/live-bus.ts';
import type { Db, Tx } from './db.ts';
import { retry } from './retry.ts';

type News = { userIds: string[]; event: LiveEvent };

const pendingNews = new WeakMap<Tx, News[]>();

/**
 * Runs `work` in one transaction and announces its news after the commit. Deadlocks and serialization
 * failures (SQLSTATE 40P01, 40001) are tried again, so `work` must have no effects but on `tx`.
 */
export async function transact<Result>(
  context: { db: Db; live: LiveBus },
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return retry(async () => {
    const news: News[] = [];
    const result = await context.db.transaction().execute(async (tx) => {
      pendingNews.set(tx, news);
      return work(tx);
    });
    for (const { userIds, event } of news) context.live.publish(userIds, event);
    return result;
  });
}

/** Tells these people's tabs once the transaction has committed; nothing if it does not. */
export function notifyUsers(tx: Tx, userIds: string[], event: LiveEvent): void {
  const news = pendingNews.get(tx);
  if (!news) throw new Error('notifyUsers needs a transaction of transact()');
  news.push({ userIds, event });
}
