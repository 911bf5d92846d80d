import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { mediaLinkToken } from '../media/media-link.ts';
import type { Reader } from './notifications.sql.ts';

/** The viewer as whoever reads their notifications now, with links to pictures that are theirs alone. */
export function readerOf(context: Pick<Context, 'clock' | 'secret'>, viewer: Viewer): Reader {
  return {
    viewerId: viewer.userId,
    viewerIsReviewer: viewer.isReviewer,
    mediaToken: mediaLinkToken(context, viewer),
    now: context.clock.now(),
  };
}
