import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { SessionClaims } from '../../platform/realtime/session-claims.ts';
import { signedToken } from '../../platform/signed-token.ts';
import type { Viewer } from '../../viewer.ts';

const lifeMs = 3_600_000;
const token = signedToken('im token', ['sessionId', 'userId']);

type Signing = Pick<Context, 'secret' | 'clock'>;

export function makeImToken(
  context: Signing,
  { sessionId, userId }: { sessionId: string; userId: string },
): { imToken: string; expiresAt: Date } {
  const expiresAt = new Date(context.clock.now().getTime() + lifeMs);
  return { imToken: token.sign(context, { sessionId, userId }, expiresAt), expiresAt };
}

/** Returns the claims of a token; undefined when it is invalid or expired. The session itself may have ended. */
export function readImToken(context: Signing, imToken: string): SessionClaims | undefined {
  return token.read(context, imToken);
}

export async function issueImToken(
  context: Signing,
  _input: unknown,
  viewer: Viewer,
): Promise<CallOutput<'issueImToken'>> {
  const { imToken, expiresAt } = makeImToken(context, viewer);
  return { im_token: imToken, expires_at: expiresAt.toISOString() };
}
