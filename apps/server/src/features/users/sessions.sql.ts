import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { idleCutoff } from './session-life.ts';

const $ = inputs({
  sessionIds: 'bigint[]',
  userId: 'bigint',
  since: 'timestamptz',
  now: 'timestamptz',
  exceptSessionId: 'bigint?',
  idleCutoff: 'timestamptz',
  before: 'timestamptz',
  tokenHash: 'bytea',
  deviceId: 'text',
  device: 'text',
  sessionId: 'bigint',
});

export type NewSession = { userId: string; tokenHash: Buffer; deviceId: string; device: string };

const countSince = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from sessions
    where user_id = ${$.userId} and revoked_at is null and created_at > ${$.since}`,
);

export async function countSessionsSince(tx: Tx, userId: string, since: Date): Promise<number> {
  return (await countSince.one(tx, { userId, since })).count;
}

const addSession = statement(
  { session_id: 'bigint' },
  sql`insert into sessions (token_hash, user_id, device_id, device, created_at, last_seen_at)
    values (${$.tokenHash}, ${$.userId}, ${$.deviceId}, ${$.device}, ${$.now}, ${$.now}) returning session_id`,
);

const maxListed = 100;

const listLiveOf = statement(
  { session_id: 'bigint', device: 'text', created_at: 'timestamptz', last_seen_at: 'timestamptz' },
  sql`select session_id, device, created_at, last_seen_at from sessions
    where user_id = ${$.userId} and revoked_at is null and last_seen_at > ${$.idleCutoff}
    order by session_id desc limit ${maxListed}`,
);

const revoke = statement(
  {},
  sql`update sessions set revoked_at = ${$.now}
    where session_id = ${$.sessionId} and user_id = ${$.userId} and revoked_at is null`,
);

export async function insertSession(tx: Tx, session: NewSession, now: Date): Promise<string> {
  return (await addSession.one(tx, { ...session, now })).session_id;
}

export type SessionRow = { session_id: string; device: string; created_at: Date; last_seen_at: Date };

export function listSessionRows(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return listLiveOf.all(db, { userId, idleCutoff: idleCutoff(now) });
}

/** Returns false when the person has no such live session. */
export async function updateSessionRevoked(
  db: Db,
  session: { sessionId: string; userId: string },
  now: Date,
): Promise<boolean> {
  return (await revoke.run(db, { ...session, now })) > 0;
}

/** Ends all live sessions of the person except one; returns their ids. */
export async function updateOtherSessionsRevoked(
  db: Db | Tx,
  { userId, exceptSessionId }: { userId: string; exceptSessionId: string | undefined },
  now: Date,
): Promise<string[]> {
  const rows = await revokeOthers.all(db, { userId, exceptSessionId: exceptSessionId ?? null, now });
  return rows.map((row) => row.session_id);
}

const revokeOthers = statement(
  { session_id: 'bigint' },
  sql`update sessions set revoked_at = ${$.now}
    where user_id = ${$.userId} and revoked_at is null
      and session_id is distinct from ${$.exceptSessionId}
    returning session_id`,
);

const listLive = statement(
  { session_id: 'bigint' },
  sql`select s.session_id from sessions s join users u using (user_id)
    where s.session_id = any(${$.sessionIds}) and s.revoked_at is null and u.deleted_at is null
      and s.last_seen_at > ${$.idleCutoff}`,
);

export async function listLiveSessionIds(db: Db, sessionIds: string[], now: Date): Promise<Set<string>> {
  const rows = await listLive.all(db, { sessionIds, idleCutoff: idleCutoff(now) });
  return new Set(rows.map((row) => row.session_id));
}

const touchIdle = statement(
  {},
  sql`update sessions set last_seen_at = ${$.now}
    where session_id = any(${$.sessionIds}) and last_seen_at < ${$.before}`,
);

/** Stores that the sessions are in use, at most every ten minutes each, so that reads rarely write. */
export async function touchSessions(db: Db, sessionIds: string[], now: Date): Promise<void> {
  await touchIdle.run(db, { sessionIds, now, before: new Date(now.getTime() - touchEveryMs) });
}

export const touchEveryMs = 10 * 60_000;
