import { regenerateReplyCall, resumeReplyCall, stopReplyCall } from '@kindred/contract/companion/calls';
import { type Route, route } from '../../route.ts';
import { replyStream } from '../chat/reply-stream.ts';
import { regenerateReply } from './regenerate-reply.ts';
import { stopReply } from './stop-reply.ts';

export const companionRoutes: Route[] = [
  route(resumeReplyCall, (context, input, viewer, { signal }) =>
    replyStream(context, { fanId: viewer.userId, replyId: input.reply_id, offset: input.offset, signal }),
  ),
  route(stopReplyCall, async (context, input, viewer) => {
    await stopReply(context, viewer.userId, input.reply_id);
    return {};
  }),
  route(regenerateReplyCall, (context, input, viewer, { signal }) =>
    regenerateReply(context, viewer.userId, input.msg_id, signal),
  ),
];
