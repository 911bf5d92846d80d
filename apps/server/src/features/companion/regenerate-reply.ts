import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ReplyLine } from '@kindred/contract/companion/calls';
import type { Context } from '../../context.ts';
import type { StreamReader } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { replyStream } from './reply-stream.ts';
import { reopenReply } from './versions/reopen-reply.ts';

/** Has the newest answer written again, also one that failed, and gives it as lines. */
export async function* regenerateReply(
  context: Context,
  { msg_id: messageId }: ParsedInput<'regenerateReply'>,
  { userId: fanId }: Viewer,
  reader: StreamReader,
): AsyncGenerator<ReplyLine> {
  const replyId = await reopenReply(context, { fanId, messageId });
  yield* replyStream(context, { fanId, replyId, reader });
}

/** Has the newest answer go on from where it stands, and gives it as lines, from its beginning. */
export async function* continueReply(
  context: Context,
  { msg_id: messageId }: ParsedInput<'continueReply'>,
  { userId: fanId }: Viewer,
  reader: StreamReader,
): AsyncGenerator<ReplyLine> {
  const replyId = await reopenReply(context, { fanId, messageId, isContinued: true });
  yield* replyStream(context, { fanId, replyId, reader });
}
