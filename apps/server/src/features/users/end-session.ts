import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { sessionEnded } from '../../platform/realtime/live-bus.ts';
import { updateOtherSessionsRevoked, updateSessionRevoked } from './sessions.sql.ts';

/** Ends one session of the person for good; its token, sockets and streams die at once in every process. */
export async function endSession(
  { db, live, clock }: Context,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<void> {
  if (!(await updateSessionRevoked(db, { sessionId, userId }, clock.now()))) refuse('notFound');
  live.publishControl(sessionEnded, sessionId);
}

/** Ends all sessions of the person but this one; gives how many. */
export async function endOtherSessions(
  { db, live, clock }: Context,
  { sessionId: keptSessionId, userId }: { sessionId: string; userId: string },
): Promise<number> {
  const ended = await updateOtherSessionsRevoked(db, { userId, keptSessionId }, clock.now());
  for (const sessionId of ended) live.publishControl(sessionEnded, sessionId);
  return ended.length;
}
