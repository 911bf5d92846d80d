import type { ConversationKey } from '@kindred/contract/chat/calls';
import type { ReplyLine } from '@kindred/contract/companion/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { ConnectionError, hasCode } from '../../../lib/call/call-errors.ts';
import { streamCall } from '../../../lib/call/stream/stream-call.ts';
import { conversationInput, openedConversationsKey } from '../../inbox/inbox.queries.ts';
import { drainOutbox } from '../../outbox/drain-outbox.ts';
import { type OutboxEntry, readOutbox } from '../../outbox/outbox.ts';
import { readReply, storeLine } from '../thread/follow-reply.ts';
import { threadKey } from '../thread/thread.queries.ts';
import { changeThread } from '../thread/thread-cache.ts';

/** Sends what this person wrote and what has not gone out yet. */
export function sendOutbox(client: QueryClient, writerId: string): Promise<void> {
  const drain = () => drainOutbox(writerId, (entry) => sendEntry(client, entry));
  if (navigator.onLine && readOutbox().some(hasFiles)) {
    // What uploads comes with the first file; without a network the next drain asks for it.
    import('../../outbox/upload-outbox.ts').then(
      ({ uploadOutbox }) => uploadOutbox(writerId, () => void drain()),
      () => undefined,
    );
  }
  return drain();
}

const hasFiles = ({ attachments = [] }: OutboxEntry) =>
  attachments.some(({ mediaId }) => mediaId === undefined);

// The first line says that the message is stored; the answer then goes on beside the next message.
async function sendEntry(client: QueryClient, entry: OutboxEntry): Promise<void> {
  const lines = streamCall('charger', {
    ...conversationInput(entry),
    content: entry.content || undefined,
    media_ids: entry.attachments?.flatMap(({ mediaId }) => mediaId ?? []),
    media_price: entry.mediaPrice,
    client_id: entry.clientId,
    reply_to_seq: entry.replyToSeq,
    expected_price: entry.expectedPrice,
  });
  const key: ConversationKey = {
    char_id: entry.char_id,
    user_id: entry.user_id,
    chat_no: entry.chat_no,
  };
  const first = await lines.next().catch((error: unknown) => {
    // What the composer says is out of date as well.
    if (hasCode(error, refusalCodes.priceChanged))
      void client.invalidateQueries({ queryKey: openedConversationsKey });
    throw error;
  });
  if (first.done) throw new ConnectionError('timeout');
  storeLine(client, key, first.value);
  const { message } = first.value;
  // It had come through before it was edited here, and only its answer was lost.
  if (message && message.content !== entry.content && !message.is_deleted)
    await call('editMessage', { msg_id: message.msg_id, content: entry.content }).catch(() => undefined);
  void readAnswer(client, key, lines);
}

// If the line breaks in the middle, the live connection has the rest, and so has the log, which is asked in the end.
async function readAnswer(client: QueryClient, key: ConversationKey, lines: AsyncIterable<ReplyLine>) {
  const setAwaited = (isAwaited: boolean) =>
    changeThread(client, key, (thread) => ({ ...thread, isAwaited }));
  setAwaited(true);
  await readReply(client, key, lines).catch(() => undefined);
  setAwaited(false);
  await client.invalidateQueries({ queryKey: threadKey(key) });
}
