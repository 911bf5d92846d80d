import { maxSeenAtOnce } from '@kindred/contract/feed/limits';
import { call } from '../../../lib/call/call.ts';
import { getSession } from '../../../lib/storage/session.ts';

const sendAfterMs = 3000;

const reportedIds = new Set<string>();
let waiting = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let whose: string | null = null;

/** Marks a post as seen. The server gets several at once, and each once. */
export function noteSeen(postId: string): void {
  const { token } = getSession();
  if (!token) return;
  if (token !== whose) startFor(token);
  if (reportedIds.has(postId)) return;
  reportedIds.add(postId);
  waiting.add(postId);
  timer ??= setTimeout(sendSeen, sendAfterMs);
}

/** Tells the server now: the page may be about to go. */
export function sendSeen(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.size === 0 || getSession().token !== whose) return;
  const ids = [...waiting];
  waiting = new Set();
  for (let from = 0; from < ids.length; from += maxSeenAtOnce) {
    // Lost, it costs no more than a post that comes again.
    call('markSeen', { diary_ids: ids.slice(from, from + maxSeenAtOnce) }).catch(() => undefined);
  }
}

function startFor(token: string): void {
  whose = token;
  reportedIds.clear();
  waiting.clear();
}
