import { attributionDays } from '@kindred/contract/tracking/limits';
import type { Context } from '../../context.ts';
import { signedToken } from '../../platform/signed-token.ts';

const attributionMs = attributionDays * 86_400_000;
const token = signedToken('tracking touch', ['linkId']);

/**
 * Signs the first opening of a link (link and time) for the browser's cookie. The token expires when the attribution
 * ends.
 */
export function signTouch(context: Pick<Context, 'secret'>, linkId: string, seenAt: Date): string {
  return token.sign(context, { linkId }, new Date(seenAt.getTime() + attributionMs));
}

/** Returns the opening of a token; undefined when the signature is not valid or the token has expired. */
export function readTouch(
  context: Pick<Context, 'secret' | 'clock'>,
  touch: string,
): { linkId: string; seenAt: Date } | undefined {
  const claims = token.read(context, touch);
  return claims && { linkId: claims.linkId, seenAt: new Date(claims.expiresAt.getTime() - attributionMs) };
}
