import type { CallOutput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import type { SessionClaims } from '../../platform/realtime/session-claims.ts';
import { signedToken } from '../../platform/signed-token.ts';
import type { Viewer } from '../../viewer.ts';

const lifeMs = 3_600_000;
const token = signedToken('im token', ['sessionId', 'userId']);

type Signing = Pick<Context, 'secret' | 'clock'>;

/** A token that opens the live connection for one session and one hour. */
export function makeImToken(
  context: Signing,
  { sessionId, userId }: { sessionId: string; userId: string },
): { imToken: string; expiresAt: Date } {
  const expiresAt = new Date(context.clock.now().getTime() + lifeMs);
  return { imToken: token.sign(context, { sessionId, userId }, expiresAt), expiresAt };
}

/** What the token says; undefined when it is not ours or too old. Whether the session still lives is another question. */
export function readImToken(context: Signing, imToken: string): SessionClaims | undefined {
  return token.read(context, imToken);
}

/** A token for the live connection of the viewer's session, as one is needed each hour. */
export async function issueImToken(
  context: Signing,
  _input: unknown,
  viewer: Viewer,
): Promise<CallOutput<'issueImToken'>> {
  const { imToken, expiresAt } = makeImToken(context, viewer);
  return { im_token: imToken, expires_at: expiresAt.toISOString() };
}
