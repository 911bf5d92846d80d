import { stepUpMinutes } from '@kindred/contract/payouts/limits';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../viewer.ts';
import { takeChallenge, upsertChallenge } from './passkeys.sql.ts';

type Session = Pick<Viewer, 'userId' | 'sessionId'>;

/** Creates a challenge for this session, as base64url; it replaces the previous one. */
export async function createChallenge(
  { db, clock, random }: Pick<Context, 'db' | 'clock' | 'random'>,
  { userId, sessionId }: Session,
): Promise<string> {
  const challenge = random.bytes(32);
  await upsertChallenge.run(db, { userId, sessionId, challenge, now: clock.now() });
  return challenge.toString('base64url');
}

/** Returns the session's challenge and deletes it; undefined when there is none or it is too old. */
export async function consumeChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sessionId }: Session,
): Promise<string | undefined> {
  const stored = await takeChallenge.first(db, { sessionId });
  const age = clock.now().getTime() - (stored?.created_at.getTime() ?? 0);
  return stored && age < stepUpMinutes * 60_000 ? stored.challenge.toString('base64url') : undefined;
}
