import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { mediaLinkToken } from '../media/media-link.ts';
import type { Reader } from './notifications.sql.ts';

/** Returns the viewer as a reader of notifications, with a token for pictures that is valid only for them. */
export function readerOf(context: Pick<Context, 'clock' | 'secret'>, viewer: Viewer): Reader {
  return {
    viewerId: viewer.userId,
    viewerIsReviewer: viewer.isReviewer,
    mediaToken: mediaLinkToken(context, viewer),
    now: context.clock.now(),
  };
}
