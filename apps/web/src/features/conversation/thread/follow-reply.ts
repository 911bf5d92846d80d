import type { ConversationKey } from '@kindred/contract/chat/calls';
import type { ReplyLine } from '@kindred/contract/companion/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import type { QueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { streamCall } from '../../../lib/call/stream/stream-call.ts';
import { threadKey } from './thread.queries.ts';
import { pieceOf, type Thread, withReplyEnded, withReplyPiece } from './thread.ts';
import { changeThread, storeMessage } from './thread-cache.ts';

// Answers that this tab is reading from a stream already.
const streamed = new Set<string>();

export function storeLine(client: QueryClient, key: ConversationKey, line: ReplyLine): void {
  if (line.message) storeMessage(client, line.message);
  const { reply_id, msg_id, done } = line;
  if (!reply_id || !msg_id) return;
  changeThread(client, key, (thread) => withReplyPiece(thread, pieceOf({ ...line, reply_id, msg_id })));
  if (done) changeThread(client, key, (thread) => withReplyEnded(thread, reply_id, 'complete'));
}

/** Reads a stream to its end; what it says goes into the conversation. */
export async function readReply(
  client: QueryClient,
  key: ConversationKey,
  lines: AsyncIterable<ReplyLine>,
): Promise<void> {
  let replyId: string | undefined;
  try {
    for await (const line of lines) {
      if (line.reply_id) streamed.add((replyId = line.reply_id));
      storeLine(client, key, line);
    }
  } catch (error) {
    // The server says that this answer failed; a broken line says nothing about it.
    if (replyId && hasCode(error, refusalCodes.unavailable)) endReply(client, key, replyId, 'failed');
    throw error;
  } finally {
    if (replyId) streamed.delete(replyId);
  }
}

function endReply(client: QueryClient, key: ConversationKey, replyId: string, outcome: 'stopped' | 'failed') {
  changeThread(client, key, (thread) => withReplyEnded(thread, replyId, outcome));
}

/** Asks for what is missing of an answer that is being written: after a reload, or when a piece got lost. */
export function followReply(client: QueryClient, key: ConversationKey, isReloaded = false): void {
  const reply = client.getQueryData<Thread>(threadKey(key))?.reply;
  if (!reply || reply.state === 'failed' || streamed.has(reply.replyId)) return;
  if (!isReloaded && reply.state !== 'behind') return;
  streamed.add(reply.replyId);
  const lines = streamCall('resumeReply', { reply_id: reply.replyId, offset: reply.text.length });
  void readReply(client, key, lines)
    .catch((error: unknown) => {
      if (!hasCode(error, refusalCodes.noLiveReply)) return;
      // It is over, and its end got lost: the log has what came of it.
      endReply(client, key, reply.replyId, 'stopped');
      void client.invalidateQueries({ queryKey: threadKey(key) });
    })
    .finally(() => streamed.delete(reply.replyId));
}
