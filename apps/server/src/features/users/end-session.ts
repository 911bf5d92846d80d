import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { updateSessionRevoked } from './sessions.sql.ts';

/** Ends one session of the person for good; its token, sockets and streams die at once in every process. */
export async function endSession(
  { db, live, clock }: Context,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<void> {
  if (!(await updateSessionRevoked(db, { sessionId, userId }, clock.now()))) refuse('notFound');
  live.publishControl({ type: 'session.ended', sessionId, userId });
}
