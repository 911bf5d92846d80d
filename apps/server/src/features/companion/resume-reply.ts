import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ReplyLine } from '@kindred/contract/companion/calls';
import type { Context } from '../../context.ts';
import type { StreamReader } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { replyStream } from './reply-stream.ts';

/** The rest of an answer whose stream broke off, from the character that the reader has. */
export function resumeReply(
  context: Context,
  { reply_id: replyId, offset }: ParsedInput<'resumeReply'>,
  { userId: fanId }: Viewer,
  reader: StreamReader,
): AsyncIterable<ReplyLine> {
  return replyStream(context, { fanId, replyId, offset, reader });
}
