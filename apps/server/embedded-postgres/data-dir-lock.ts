import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processIdentity } from './process-identity.ts';
import { StartRefusal } from './start-refusal.ts';

type Holder = { pid: number; identity: string | undefined };

/**
 * Makes this process the only one that uses `dataDir` (which must exist).
 * A lock left by a process that was killed is taken over; a living holder is a StartRefusal.
 * Gives the function that releases the lock.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = path.join(dataDir, 'kindred.lock');
  const mine = `${lock}.${process.pid}`;
  const content = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) });
  writeFileSync(mine, content);
  try {
    // A hard link appears with its content or not at all, so no reader ever sees half a lock.
    while (!tryLink(mine, lock)) removeIfStale(lock, dataDir);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (readOrUndefined(lock) === content) rmSync(lock, { force: true });
  };
}

function removeIfStale(lock: string, dataDir: string): void {
  const seen = readOrUndefined(lock);
  if (seen === undefined) return;
  const holder = parseHolder(seen);
  if (holder !== undefined && isHeld(holder)) {
    throw new StartRefusal(`Kindred already runs on ${dataDir} (process ${holder.pid}): stop it first.`);
  }
  const aside = `${lock}.${process.pid}.stale`;
  if (!tryRename(lock, aside)) return;
  // Another starter may have taken the stale lock over since we read it: give that one back.
  if (readOrUndefined(aside) !== seen) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function isHeld({ pid, identity }: Holder): boolean {
  const current = processIdentity(pid);
  return current !== undefined && current === identity;
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
