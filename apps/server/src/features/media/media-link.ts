import { createHmac, timingSafeEqual } from 'node:crypto';
import { mediaLinkSeconds } from '@kindred/contract/media/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';

/** Links made within one step of each other are letter by letter the same. */
const stepSeconds = mediaLinkSeconds / 2;

export type MediaLink = { userId: string; sessionId: string };

/**
 * The `v` parameter of this viewer's links to private media: who asks, in which session, until when, and an
 * HMAC-SHA-256 over it. Lives 150 to 300 s. It names a person, it grants nothing: what that person may have
 * is decided anew at each request.
 */
export function mediaLinkToken(
  context: Pick<Context, 'secret' | 'clock'>,
  viewer: MediaLink | Viewer,
): string {
  const step = Math.floor(context.clock.now().getTime() / 1000 / stepSeconds);
  const claims = `${viewer.userId}.${viewer.sessionId}.${(step + 2) * stepSeconds}`;
  return `${Buffer.from(claims).toString('base64url')}.${sign(context, claims).toString('base64url')}`;
}

/** Whom a link names; undefined when it was not made here or its time is over. */
export function readMediaLink(
  context: Pick<Context, 'secret' | 'clock'>,
  token: unknown,
): MediaLink | undefined {
  if (typeof token !== 'string') return undefined;
  const match = /^([A-Za-z0-9_-]{1,100})\.([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match) return undefined;
  const claims = Buffer.from(match[1] as string, 'base64url').toString('latin1');
  const given = Buffer.from(match[2] as string, 'base64url');
  const expected = sign(context, claims);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [userId = '', sessionId = '', expiry] = claims.split('.');
  if (Number(expiry) * 1000 <= context.clock.now().getTime()) return undefined;
  return { userId, sessionId };
}

function sign({ secret }: Pick<Context, 'secret'>, claims: string): Buffer {
  return createHmac('sha256', secret('media link')).update(claims).digest();
}
