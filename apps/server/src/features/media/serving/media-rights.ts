import type { Context } from '../../../context.ts';
import { accessRevoked, type LiveBus, sessionEnded } from '../../../platform/realtime/live-bus.ts';
import { findOpenFile } from './find-open-file.ts';
import { readMediaLink } from '../media-link.ts';

/** The time for which a right is kept without a new query, if nothing is revoked. */
const rightTtlMs = 10_000;
const maxRights = 20_000;
const maxRevocations = 20_000;

export type MediaFile = { storageKey: string; contentType: string; isPublic: boolean; size: number };

type Right = {
  file: MediaFile;
  /** The people and the session on which the right depends. */
  holders: string[];
  /** Milliseconds of the business clock. */
  until: number;
  /** The number of revocations, and the time (`performance.now()`), before the right was read. */
  revocationNum: number;
  readAt: number;
};

/** `width` is in pixels, null for the clip; `link` is the raw `v` parameter. */
export type MediaRequest = { key: string; width: number | null; link: unknown };

/**
 * Returns a function that finds the file of a media address if the link may have it. It keeps a right per link and
 * file for up to 10 s, never beyond the end of the link or of a membership, and not for staff. A right ends at once
 * when its session ends or when the access of its viewer or owner is revoked, in any process.
 */
export function mediaRights(
  context: Pick<Context, 'db' | 'live' | 'clock' | 'storage' | 'secret'>,
): (request: MediaRequest) => Promise<MediaFile | undefined> {
  const rights = new Map<string, Right>();
  const revocations = watchRevocations(context.live);
  return async (request) => {
    const now = context.clock.now();
    const id = `${request.key}/${request.width} ${typeof request.link === 'string' ? request.link : '?'}`;
    const since = context.live.inSyncSince() ?? Number.POSITIVE_INFINITY;
    const right = rights.get(id);
    const isKnown =
      right && right.readAt >= since && now.getTime() < right.until && !revocations.concern(right);
    if (isKnown) return right.file;
    rights.delete(id);
    const before = { revocationNum: revocations.count(), readAt: performance.now() };
    const read = await readRight(context, request, now);
    if (!read) return undefined;
    if (read.until > now.getTime()) {
      if (rights.size >= maxRights) rights.clear();
      rights.set(id, { ...read, ...before });
    }
    return read.file;
  };
}

async function readRight(
  context: Pick<Context, 'db' | 'clock' | 'storage' | 'secret'>,
  { key, width, link: text }: MediaRequest,
  now: Date,
): Promise<Pick<Right, 'file' | 'holders' | 'until'> | undefined> {
  const link = readMediaLink(context, text);
  const row = await findOpenFile(context.db, { key, width, link, isVisitor: text === undefined, now });
  if (!row) return undefined;
  const storageKey = `${key}/${row.variant}`;
  const size = await context.storage.size(storageKey);
  if (size === undefined) return undefined;
  const { contentType, isPublic, ownerUserId, endsAt } = row;
  const ends = [now.getTime() + rightTtlMs, link?.expiresAt.getTime(), endsAt?.getTime()];
  return {
    file: { storageKey, contentType, isPublic, size },
    holders: [personKey(ownerUserId), ...(link ? [personKey(link.userId), sessionKey(link.sessionId)] : [])],
    until: row.isReviewer ? 0 : Math.min(...ends.filter((end) => end !== undefined)),
  };
}

const personKey = (userId: string) => `person ${userId}`;
const sessionKey = (sessionId: string) => `session ${sessionId}`;

/**
 * Keeps the latest revocation of each person and session, so that a revocation has the same cost for any number of
 * rights.
 */
function watchRevocations(live: LiveBus) {
  const latest = new Map<string, number>();
  let count = 0;
  let forgottenUntil = 0;
  const note = (key: string) => {
    if (latest.size >= maxRevocations) {
      latest.clear();
      forgottenUntil = count;
    }
    latest.set(key, ++count);
  };
  live.onControl(sessionEnded, (sessionId) => note(sessionKey(sessionId)));
  live.onControl(accessRevoked, (userId) => note(personKey(userId)));
  return {
    count: () => count,
    /** Returns true if a holder was revoked after the right was read, or if that is no longer known. */
    concern: ({ holders, revocationNum }: Right) =>
      revocationNum < forgottenUntil || holders.some((key) => (latest.get(key) ?? 0) > revocationNum),
  };
}
