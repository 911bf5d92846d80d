import { stepUpMinutes } from '@kindred/contract/payouts/limits';
import type { Context } from '../../../context.ts';
import type { Viewer } from '../../../viewer.ts';
import { takeChallenge, upsertChallenge } from './passkeys.sql.ts';

type Session = Pick<Viewer, 'userId' | 'sessionId'>;

/** A new challenge of this session, as base64url; one before it counts no more. */
export async function createChallenge(
  { db, clock, random }: Pick<Context, 'db' | 'clock' | 'random'>,
  { userId, sessionId }: Session,
): Promise<string> {
  const challenge = random.bytes(32);
  await upsertChallenge.run(db, { userId, sessionId, challenge, now: clock.now() });
  return challenge.toString('base64url');
}

/** The session's challenge, once; undefined where there is none, or it is too old. */
export async function consumeChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sessionId }: Session,
): Promise<string | undefined> {
  const taken = await takeChallenge.find(db, { sessionId });
  const age = clock.now().getTime() - (taken?.created_at.getTime() ?? 0);
  return taken && age < stepUpMinutes * 60_000 ? taken.challenge.toString('base64url') : undefined;
}
