import { mediaLinkSeconds } from '@kindred/contract/media/calls';
import type { Context } from '../../context.ts';
import { signedToken } from '../../platform/signed-token.ts';
import type { Viewer } from '../../viewer.ts';

/** Links of the same step are equal. */
const stepMs = (mediaLinkSeconds / 2) * 1000;
const token = signedToken('media link', ['userId', 'sessionId']);

export type MediaLink = { userId: string; sessionId: string };

/** The signed link of each viewer, so that a series of pages signs it once. */
const links = new WeakMap<object, { step: number; secret: Context['secret']; link: string }>();

/**
 * Returns the `v` parameter of the viewer's links to private media: user, session and expiry, signed. It is valid for
 * 150 to 300 s. It identifies a person and grants nothing: each request decides what the person may have.
 */
export function mediaLinkToken(
  context: Pick<Context, 'secret' | 'clock'>,
  viewer: MediaLink | Viewer,
): string {
  const step = Math.floor(context.clock.now().getTime() / stepMs);
  const existing = links.get(viewer);
  if (existing?.step === step && existing.secret === context.secret) return existing.link;
  const { userId, sessionId } = viewer;
  const link = token.sign(context, { userId, sessionId }, new Date((step + 2) * stepMs));
  links.set(viewer, { step, secret: context.secret, link });
  return link;
}

/** Returns the person and session of a link; undefined for a forged or expired link. */
export function readMediaLink(
  context: Pick<Context, 'secret' | 'clock'>,
  link: unknown,
): (MediaLink & { expiresAt: Date }) | undefined {
  return token.read(context, link);
}
