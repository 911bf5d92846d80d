import type { CallOutput } from '@kindred/contract/all/calls';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import { type LiveReply, type ReplyPiece, withPiece } from './live-reply.ts';

/** What is shown of a conversation: a stretch of its messages, by `seq` and without holes, of a bounded length. */
export type Thread = {
  messages: readonly ChatMessage[];
  /** The first message of all is among them. */
  reachesStart: boolean;
  /** The newest message is among them; false after scrolling far back, where later ones have to be loaded. */
  reachesEnd: boolean;
  reply: LiveReply | null;
  /** A message of mine is stored and its answer has not begun. */
  isAwaited: boolean;
  /** Pieces of this answer that are still on their way come too late. */
  endedReplyId: string | null;
};

/** Written again, gone on with, or written to other words of mine. */
export type AskedAgain =
  | { kind: 'regenerate'; msgId: string }
  | { kind: 'continue'; answer: ChatMessage }
  | { kind: 'resend'; question: ChatMessage; content: string };

export type MessagePage = CallOutput<'listMessages'>;

export const emptyThread: Thread = {
  messages: [],
  reachesStart: true,
  reachesEnd: true,
  reply: null,
  isAwaited: false,
  endedReplyId: null,
};

/** More than this is neither held nor drawn: what is far from the eye is dropped and read again. */
export const windowMax = 240;

/** The number of the newest message that was read; 0 where there is none. */
export function lastSeq({ messages }: Thread): number {
  return messages.at(-1)?.seq ?? 0;
}

/**
 * Joins the newest page to the cached messages; where they do not meet, only the page is kept. A person who has scrolled back
 * stays there.
 */
export function withNewest(cached: Thread | undefined, page: MessagePage): Thread {
  const first = page.list[0];
  const meets = cached && first && first.seq <= lastSeq(cached) + 1;
  if (cached && !cached.reachesEnd && !meets) return cached;
  const base = meets
    ? { ...cached, reachesEnd: true }
    : { ...emptyThread, reachesStart: !first || first.seq === 1 };
  const thread: Thread = {
    ...base,
    messages: mergeMessages(base.messages, page.list),
    endedReplyId: cached?.endedReplyId ?? null,
    reply: cached?.reply?.state === 'failed' ? cached.reply : null,
  };
  if (!page.live_reply) return thread;
  const piece = pieceOf(page.live_reply);
  const reply = cached?.reply?.replyId === piece.replyId ? cached.reply : null;
  return { ...thread, endedReplyId: null, reply: withPiece(reply, piece) };
}

/** A conversation with a page of older messages; what is too many goes at the newer end. */
export function withOlder(thread: Thread, page: MessagePage): Thread {
  const messages = mergeMessages(page.list, thread.messages);
  const window = messages.slice(0, windowMax);
  return {
    ...thread,
    messages: window,
    reachesStart: page.list.length === 0 || messages[0]?.seq === 1,
    reachesEnd: thread.reachesEnd && window.length === messages.length,
  };
}

/** A conversation with a page of newer messages; what is too many goes at the older end. */
export function withNewer(thread: Thread, page: MessagePage): Thread {
  const messages = mergeMessages(thread.messages, page.list);
  const window = messages.slice(-windowMax);
  return {
    ...thread,
    messages: window,
    reachesStart: thread.reachesStart && window.length === messages.length,
    reachesEnd: page.list.length === 0 || (window.at(-1)?.seq ?? 0) >= page.last_seq,
  };
}

/** Another stretch of the conversation; `size` is how many messages were requested. */
export function atPage(thread: Thread, page: MessagePage, size: number): Thread {
  const first = page.list[0];
  return {
    ...thread,
    messages: page.list,
    reachesStart: page.list.length < size || first?.seq === 1,
    reachesEnd: (page.list.at(-1)?.seq ?? 0) >= page.last_seq,
  };
}

/** The thread without the messages that the viewer deleted for themselves. */
export function withoutCleared(thread: Thread, clearedSeq: number): Thread {
  if ((thread.messages[0]?.seq ?? clearedSeq + 1) > clearedSeq) return thread;
  return { ...thread, messages: thread.messages.filter(({ seq }) => seq > clearedSeq), reachesStart: true };
}

/** Adds a message or takes over its new state. `gap`: one in between has not been seen. */
export function withMessage(thread: Thread, message: ChatMessage): Thread | 'gap' {
  if (message.seq > lastSeq(thread) && !thread.reachesEnd) return thread;
  if (message.seq > lastSeq(thread) + 1) return 'gap';
  if (message.seq < (thread.messages[0]?.seq ?? 1)) return thread;
  const messages = mergeMessages(thread.messages, [message]);
  // The stored answer replaces the streamed one.
  const isReply = thread.reply?.msgId === message.msg_id;
  return isReply && thread.reply
    ? { ...thread, messages, reply: null, endedReplyId: thread.reply.replyId }
    : { ...thread, messages };
}

/** Adds to the answer being written. An answer that is in the log already is only replaced by other words. */
export function withReplyPiece(thread: Thread, piece: ReplyPiece): Thread {
  if (thread.reply?.replyId !== piece.replyId) {
    const stored = thread.messages.find(({ msg_id }) => msg_id === piece.msgId);
    const isOver = stored ? stored.content.startsWith(piece.text, piece.offset) : false;
    if (isOver || (!stored && piece.replyId === thread.endedReplyId)) return thread;
  }
  const reply = withPiece(thread.reply, piece);
  return reply === thread.reply ? thread : { ...thread, reply, isAwaited: false };
}

/** An answer is requested again: its place shows that it is being written. */
export function withReplyAgain(
  thread: Thread,
  reply: { replyId: string; msgId: string; text: string },
): Thread {
  return { ...thread, endedReplyId: null, reply: { ...reply, state: 'writing' } };
}

/** Words that replace others stand there at once. */
export function withWords(thread: Thread, request: AskedAgain): Thread {
  if (request.kind !== 'resend') return thread;
  const { question, content } = request;
  const messages = thread.messages.map((message) =>
    message.seq === question.seq ? { ...message, content } : message,
  );
  return { ...thread, messages };
}

/** The answer is over. A failed one stays in sight, so that it can be requested again. */
export function withReplyEnded(
  thread: Thread,
  replyId: string,
  outcome: 'complete' | 'stopped' | 'failed',
): Thread {
  const isShown = thread.reply?.replyId === replyId;
  if (outcome === 'failed' && isShown && thread.reply) {
    return { ...thread, endedReplyId: replyId, reply: { ...thread.reply, state: 'failed' } };
  }
  return { ...thread, endedReplyId: replyId, reply: isShown ? null : thread.reply };
}

export function pieceOf(line: {
  reply_id: string;
  msg_id: string;
  reply_content?: string | undefined;
  offset?: number | undefined;
}): ReplyPiece {
  return {
    replyId: line.reply_id,
    msgId: line.msg_id,
    text: line.reply_content ?? '',
    offset: line.offset ?? 0,
  };
}

function mergeMessages(cached: readonly ChatMessage[], incoming: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map(cached.map((message) => [message.seq, message]));
  for (const message of incoming) bySeq.set(message.seq, newerOf(bySeq.get(message.seq), message));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

// An answer that was under way meanwhile may be older than what is known. Deleting and reading cannot be undone.
function newerOf(cached: ChatMessage | undefined, incoming: ChatMessage): ChatMessage {
  if (!cached) return incoming;
  if (cached.is_deleted && !incoming.is_deleted) return cached;
  const newer = incoming.revision < cached.revision ? cached : incoming;
  const receiptStatus =
    cached.receiptStatus > incoming.receiptStatus ? cached.receiptStatus : incoming.receiptStatus;
  return newer.receiptStatus === receiptStatus ? newer : { ...newer, receiptStatus };
}
