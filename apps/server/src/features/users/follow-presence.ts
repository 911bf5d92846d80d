import type { Context } from '../../context.ts';
import { gathered } from '../../platform/gathered.ts';
import { deletePresence, insertPresence } from './presence.sql.ts';

/** Whoever reloads a page is not gone. */
const graceMs = 5000;

/** Notes when a creator's first connection opens and when their last one has closed, and tells whom it concerns. */
export function followPresence(context: Context): {
  onFirst: (userId: string) => void;
  onLast: (userId: string) => void;
} {
  const { db, clock, hooks, log } = context;
  const leaving = new Map<string, NodeJS.Timeout>();
  const hasCome = gathered((userIds) => insertPresence(db, { userIds, now: clock.now() }));
  // Whoever is back by now is not asked about.
  const hasGone = gathered((userIds) =>
    deletePresence(
      db,
      userIds.filter((one) => leaving.delete(one)),
    ),
  );
  const tell = async (userId: string, isOnline: boolean, hasChanged: Promise<boolean>) => {
    if (!(await hasChanged)) return;
    for (const onPresence of hooks.presenceChanged) await onPresence(context, { userId, isOnline });
  };
  const run = (telling: Promise<void>) =>
    void telling.catch((err: unknown) => log.warn({ err }, 'presence not noted'));
  return {
    onFirst: (userId) => {
      clearTimeout(leaving.get(userId));
      leaving.delete(userId);
      run(tell(userId, true, hasCome(userId)));
    },
    onLast: (userId) => {
      const timer = setTimeout(() => run(tell(userId, false, hasGone(userId))), graceMs);
      leaving.set(userId, timer.unref());
    },
  };
}
