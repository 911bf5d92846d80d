import { mediaLinkSeconds } from '@kindred/contract/media/calls';
import type { Context } from '../../context.ts';
import { signedToken } from '../../platform/signed-token.ts';
import type { Viewer } from '../../viewer.ts';

/** Links made within one step of each other are letter by letter the same. */
const stepMs = (mediaLinkSeconds / 2) * 1000;
const token = signedToken('media link', ['userId', 'sessionId']);

export type MediaLink = { userId: string; sessionId: string };

/** What a viewer's pages end their links with; whoever reads one page after the other has it signed once. */
const signed = new WeakMap<object, { step: number; secret: Context['secret']; link: string }>();

/**
 * The `v` parameter of this viewer's links to private media: who asks, in which session, until when, signed. Lives 150
 * to 300 s. It names a person, it grants nothing: what that person may have is decided anew at each request.
 */
export function mediaLinkToken(
  context: Pick<Context, 'secret' | 'clock'>,
  viewer: MediaLink | Viewer,
): string {
  const step = Math.floor(context.clock.now().getTime() / stepMs);
  const known = signed.get(viewer);
  if (known?.step === step && known.secret === context.secret) return known.link;
  const { userId, sessionId } = viewer;
  const link = token.sign(context, { userId, sessionId }, new Date((step + 2) * stepMs));
  signed.set(viewer, { step, secret: context.secret, link });
  return link;
}

/** Whom a link names; undefined when it was not made here or its time is over. */
export function readMediaLink(
  context: Pick<Context, 'secret' | 'clock'>,
  link: unknown,
): (MediaLink & { expiresAt: Date }) | undefined {
  return token.read(context, link);
}
