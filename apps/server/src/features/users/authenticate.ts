import { createHash } from 'node:crypto';
import type { StaffRole } from '@kindred/contract/users/calls';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { sessionEnded, userChanged } from '../../platform/realtime/live-bus.ts';
import type { Viewer } from '../../viewer.ts';
import { idleCutoff } from './session-life.ts';
import { touchEveryMs, touchSessions } from './sessions.sql.ts';

const $ = inputs({ now: 'timestamptz', tokenHash: 'bytea', idleCutoff: 'timestamptz' });

type CachedViewer = { viewer: Viewer; checkedAt: number; readAt: number };

/** Every process learns at once when a session ends; while that message may get lost, the cache is not read. */
const sessionCacheTtlMs = 10_000;
const maxCached = 20_000;

const findSession = statement(
  {
    session_id: 'bigint',
    user_id: 'bigint',
    last_seen_at: 'timestamptz',
    is_creator: 'boolean',
    role: as<StaffRole>('text'),
    char_id: 'bigint?',
    is_vip: 'boolean!',
    is_held: 'boolean!',
    is_banned: 'boolean',
    is_muted: 'boolean',
  },
  sql`select s.session_id, s.user_id, s.last_seen_at, u.is_creator, u.role, u.age_held_at is not null as is_held,
      coalesce(u.banned_until > ${$.now}, false) as is_banned, coalesce(u.muted_until > ${$.now}, false) as is_muted,
      (select c.char_id from characters c where c.user_id = s.user_id and c.deleted_at is null
        order by c.char_id limit 1) as char_id,
      is_vip(s.user_id, ${$.now}) as is_vip
    from sessions s join users u using (user_id)
    where s.token_hash = ${$.tokenHash} and s.revoked_at is null and u.deleted_at is null
      and s.last_seen_at > ${$.idleCutoff}`,
);

/** Hashes a session token. Tokens are random, so a plain hash protects them at rest (OWASP ASVS 3.2.2). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Returns the function from bearer token to viewer; it returns undefined for unknown, ended and long idle sessions.
 * It caches viewers for `sessionCacheTtlMs`; `session.ended` and `user.changed` evict them at once.
 */
export function authenticator({
  db,
  live,
  clock,
}: Pick<Context, 'db' | 'live' | 'clock'>): Context['authenticate'] {
  const cache = new Map<string, CachedViewer>();
  let changes = 0;
  const evict = (isAffected: (viewer: Viewer) => boolean) => {
    changes++;
    for (const [token, { viewer }] of cache) if (isAffected(viewer)) cache.delete(token);
  };
  live.onControl(sessionEnded, (sessionId) => evict((viewer) => viewer.sessionId === sessionId));
  live.onControl(userChanged, (userId) => evict((viewer) => viewer.userId === userId));
  return async (token) => {
    if (!token) return undefined;
    const now = clock.now();
    const since = live.inSyncSince() ?? Number.POSITIVE_INFINITY;
    const hit = cache.get(token);
    if (hit && hit.readAt >= since && now.getTime() - hit.checkedAt < sessionCacheTtlMs) return hit.viewer;
    cache.delete(token);
    const changesBefore = changes;
    const readAt = performance.now();
    const viewer = await readSession(db, token, now);
    // A session that ended or changed during the read must not be cached.
    if (viewer && readAt >= since && changes === changesBefore) {
      if (cache.size >= maxCached) cache.clear();
      cache.set(token, { viewer, checkedAt: now.getTime(), readAt });
    }
    return viewer;
  };
}

async function readSession(db: Context['db'], token: string, now: Date): Promise<Viewer | undefined> {
  const row = await findSession.first(db, { tokenHash: hashToken(token), idleCutoff: idleCutoff(now), now });
  if (!row) return undefined;
  if (now.getTime() - row.last_seen_at.getTime() > touchEveryMs)
    await touchSessions(db, [row.session_id], now);
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    isCreator: row.is_creator,
    charId: row.char_id,
    hasRaisedLimits: row.is_vip,
    isStaff: row.role !== 'member',
    isAdmin: row.role === 'admin',
    staffRole: row.role,
    isHeld: row.is_held,
    isBanned: row.is_banned,
    isMuted: row.is_muted,
    isReviewer: row.role === 'moderator' || row.role === 'admin',
  };
}
