import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { sessionEnded } from '../../platform/realtime/live-bus.ts';
import type { Viewer } from '../../viewer.ts';
import { updateOtherSessionsRevoked, updateSessionRevoked } from './sessions.sql.ts';

/** Ends a session; its token, sockets and streams end at once in every process. Refuses with `notFound`. */
export async function revokeSession(
  { db, live, clock }: Context,
  { session_id: sessionId }: ParsedInput<'revokeSession'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  if (!(await updateSessionRevoked(db, { sessionId, userId }, clock.now()))) refuse('notFound');
  live.publishControl(sessionEnded, sessionId);
  return {};
}

export function logout(context: Context, _input: unknown, viewer: Viewer): Promise<Record<string, never>> {
  return revokeSession(context, { session_id: viewer.sessionId }, viewer);
}

/** Ends all other sessions of the viewer; returns their number. */
export async function revokeOtherSessions(
  { db, live, clock }: Context,
  _input: unknown,
  { sessionId: exceptSessionId, userId }: Viewer,
): Promise<{ count: number }> {
  const endedIds = await updateOtherSessionsRevoked(db, { userId, exceptSessionId }, clock.now());
  for (const sessionId of endedIds) live.publishControl(sessionEnded, sessionId);
  return { count: endedIds.length };
}
