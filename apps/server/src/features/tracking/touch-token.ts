import { attributionDays } from '@kindred/contract/tracking/limits';
import type { Context } from '../../context.ts';
import { signedToken } from '../../platform/signed-token.ts';

const attributionMs = attributionDays * 86_400_000;
const token = signedToken('tracking touch', ['linkId']);

/** What a browser keeps of the first opening of a link: which link, and when, signed. It ends with the days that count. */
export function signTouch(context: Pick<Context, 'secret'>, linkId: string, seenAt: Date): string {
  return token.sign(context, { linkId }, new Date(seenAt.getTime() + attributionMs));
}

/** The opening that a token stands for; undefined when the token was not made here or its days are over. */
export function readTouch(
  context: Pick<Context, 'secret' | 'clock'>,
  touch: string,
): { linkId: string; seenAt: Date } | undefined {
  const claims = token.read(context, touch);
  return claims && { linkId: claims.linkId, seenAt: new Date(claims.expiresAt.getTime() - attributionMs) };
}
