import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { SessionClaims } from '../../platform/realtime/session-claims.ts';

const lifeMs = 3_600_000;

type Signing = Pick<Context, 'secret' | 'clock'>;

/** A token that opens the live connection for one session and one hour: base64url(JSON) "." HMAC-SHA-256 of it. */
export function makeImToken(
  { secret, clock }: Signing,
  session: { sessionId: string; userId: string },
): { imToken: string; expiresAt: Date } {
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  const claims: Claims = { sid: session.sessionId, uid: session.userId, exp: expiresAt.getTime() };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { imToken: `${body}.${sign(secret, body).toString('base64url')}`, expiresAt };
}

/** What the token says; undefined when it is not ours or too old. Whether the session still lives is another question. */
export function readImToken({ secret, clock }: Signing, imToken: string): SessionClaims | undefined {
  const [body = '', signature = '', ...rest] = imToken.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, body);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    return undefined;
  const { sid, uid, exp } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (exp <= clock.now().getTime()) return undefined;
  return { sessionId: sid, userId: uid, expiresAt: new Date(exp) };
}

const claims = z.object({ sid: z.string(), uid: z.string(), exp: z.number() });
type Claims = z.infer<typeof claims>;

function sign(secret: Context['secret'], body: string): Buffer {
  return createHmac('sha256', secret('im token')).update(body).digest();
}
