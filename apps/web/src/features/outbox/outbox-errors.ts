import { RefusalError } from '../../lib/call/call-errors.ts';
import { getSession } from '../../lib/storage/session.ts';

/** The server has said no, and would say so again. */
export function isForGood(error: unknown): boolean {
  return error instanceof RefusalError && error.status < 500 && error.status !== 429;
}

export function isSignedOut(): boolean {
  return getSession().token === null;
}

/** Runs while no other tab of this browser does the same. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers lend locks to secure pages only; elsewhere the client id still keeps anything from being stored twice.
  if (!('locks' in navigator) || !navigator.locks) return work();
  await navigator.locks.request(name, work);
}
