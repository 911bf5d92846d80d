import type { Context } from '../../context.ts';
import { deletePresence, insertPresence } from './presence.sql.ts';

/** Whoever reloads a page is not gone. */
const graceMs = 5000;

/** Notes when a creator's first connection opens and when their last one has closed, and tells whom it concerns. */
export function followPresence(context: Context): {
  onFirst: (userId: string) => void;
  onLast: (userId: string) => void;
} {
  const leaving = new Map<string, NodeJS.Timeout>();
  const run = (change: Promise<void>) =>
    void change.catch((err: unknown) => context.log.warn({ err }, 'presence not noted'));
  const tell = async (userId: string, isOnline: boolean) => {
    for (const onPresence of context.hooks.presenceChanged) await onPresence(context, { userId, isOnline });
  };
  const enter = async (userId: string) => {
    if (await insertPresence(context.db, { userId, now: context.clock.now() })) await tell(userId, true);
  };
  const leave = async (userId: string) => {
    if (await deletePresence(context.db, userId)) await tell(userId, false);
  };
  return {
    onFirst: (userId) => {
      clearTimeout(leaving.get(userId));
      leaving.delete(userId);
      run(enter(userId));
    },
    onLast: (userId) => {
      const timer = setTimeout(() => {
        leaving.delete(userId);
        run(leave(userId));
      }, graceMs);
      leaving.set(userId, timer.unref());
    },
  };
}
