import type { NamedSource } from '@kindred/contract/audience/limits';
import { maxSeenAtOnce } from '@kindred/contract/feed/limits';
import { call } from '../../../lib/call/call.ts';
import { getSession } from '../../../lib/storage/session.ts';

const sendAfterMs = 3000;

const reported = new Set<string>();
let waiting = new Map<NamedSource, string[]>();
let timer: ReturnType<typeof setTimeout> | undefined;
let whose: string | null = null;

/** Marks a post as seen, and where, or which way to its page. The server gets several at once, and each once. */
export function noteSeen(postId: string, from: NamedSource): void {
  const { token } = getSession();
  if (!token) return;
  if (token !== whose) startFor(token);
  const name = `${from} ${postId}`;
  if (reported.has(name)) return;
  reported.add(name);
  waiting.set(from, [...(waiting.get(from) ?? []), postId]);
  timer ??= setTimeout(sendSeen, sendAfterMs);
}

/** Tells the server now: the page may be about to go. */
export function sendSeen(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.size === 0 || getSession().token !== whose) return;
  const seen = waiting;
  waiting = new Map();
  for (const [from, ids] of seen) {
    for (let start = 0; start < ids.length; start += maxSeenAtOnce) {
      // Lost, it costs no more than a post that comes again.
      call('markSeen', { diary_ids: ids.slice(start, start + maxSeenAtOnce), from }).catch(() => undefined);
    }
  }
}

function startFor(token: string): void {
  whose = token;
  reported.clear();
  waiting.clear();
}
