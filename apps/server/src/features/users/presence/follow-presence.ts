import type { Context } from '../../../context.ts';
import { gathered } from '../../../platform/gathered.ts';
import { deletePresence, insertPresence } from './presence.sql.ts';

/** A person who reloads a page stays online. */
const graceMs = 5000;

/** Stores when creators come online and go offline, and runs `hooks.presenceChanged`. */
export function followPresence(context: Context): {
  onFirst: (userId: string) => void;
  onLast: (userId: string) => void;
} {
  const { db, clock, hooks, log } = context;
  const leaving = new Map<string, NodeJS.Timeout>();
  const insertOnline = gathered((userIds) => insertPresence(db, { userIds, now: clock.now() }));
  // People who are back by now are skipped.
  const deleteOffline = gathered((userIds) =>
    deletePresence(
      db,
      userIds.filter((userId) => leaving.delete(userId)),
    ),
  );
  const announce = async (userId: string, isOnline: boolean, hasChanged: Promise<boolean>) => {
    if (!(await hasChanged)) return;
    for (const onPresence of hooks.presenceChanged) await onPresence(context, { userId, isOnline });
  };
  const run = (announcement: Promise<void>) =>
    void announcement.catch((err: unknown) => log.warn({ err }, 'presence not noted'));
  return {
    onFirst: (userId) => {
      clearTimeout(leaving.get(userId));
      leaving.delete(userId);
      run(announce(userId, true, insertOnline(userId)));
    },
    onLast: (userId) => {
      const timer = setTimeout(() => run(announce(userId, false, deleteOffline(userId))), graceMs);
      leaving.set(userId, timer.unref());
    },
  };
}
