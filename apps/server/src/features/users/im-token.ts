import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { SessionClaims } from '../../platform/realtime/session-claims.ts';
import { signedToken } from '../../platform/signed-token.ts';
import type { Viewer } from '../../viewer.ts';
import { updateLanguage } from './users.sql.ts';

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

/** A client asks every hour at most, which also tells the language that its person reads. */
export async function issueImToken(
  context: Signing & Pick<Context, 'db'>,
  _input: unknown,
  viewer: Viewer,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'issueImToken'>> {
  await updateLanguage(context.db, viewer.userId, language);
  const { imToken, expiresAt } = makeImToken(context, viewer);
  return { im_token: imToken, expires_at: expiresAt.toISOString() };
}
