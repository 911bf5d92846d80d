import type { LiveEvent } from '@kindred/contract/all/events';
import type { ReplyLine } from '@kindred/contract/companion/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { outlastOutage } from '../../platform/db/outlast-outage.ts';
import type { StreamReader } from '../../platform/http/route.ts';
import type { LiveBus } from '../../platform/realtime/live-bus.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { findReply, findStoredReply, type ReplyRow } from './replies.sql.ts';

/** News can be lost: what is written is looked up this often as well, and sooner where a piece is missing. */
const idleLookupMs = 2000;
const gapLookupMs = 100;

type Following = { fanId: string; replyId: string; offset?: number; reader: StreamReader };

/**
 * One answer of the companion as the lines of a stream: first the text stored so far (from `offset`), then each
 * piece as it is written, last the stored message with `done`. A piece replaces the text from its offset
 * on. Ends silently when the reader leaves; refuses `unavailable` when the answer has failed. A database that
 * is away or busy for a while ends no answer.
 */
export async function* replyStream(context: Context, following: Following): AsyncGenerator<ReplyLine> {
  const { replyId, fanId, reader } = following;
  const signal = AbortSignal.any([reader.signal, context.closing]);
  let text: string | undefined;
  let latest: ReplyRow | undefined;
  /** What the reader lacks of an event; undefined where it comes too early or is no piece, null where they have it. */
  const lineAfter = (event: LiveEvent | undefined): ReplyLine | null | undefined => {
    if (event?.type !== 'reply.written' || text === undefined || event.offset > text.length) return undefined;
    const { reply_id, msg_id, reply_content, offset } = event;
    const isKnown = offset < text.length && reply_content !== '' && text.startsWith(reply_content, offset);
    if (isKnown) return null;
    return { reply_id, msg_id, reply_content, offset };
  };
  const show = ({ offset = 0, reply_content: piece = '' }: ReplyLine) => {
    const before = text ?? '';
    text = offset === before.length ? before + piece : before.slice(0, offset) + piece;
  };
  // Each token of each answer passes here.
  const takeNow = (event: LiveEvent): boolean => {
    const line = reader.sendNow && lineAfter(event);
    if (line === undefined || (line && !reader.sendNow?.(line))) return false;
    if (line) show(line);
    return true;
  };
  const news = inbox(context.live, { userId: fanId, replyId }, signal, takeNow);
  try {
    await context.live.whenHeard(fanId);
    for (let waitMs = 0; !news.isClosed(); ) {
      const event = waitMs ? await news.next(waitMs) : undefined;
      waitMs = idleLookupMs;
      const line = lineAfter(event);
      if (line) {
        show(line);
        yield line;
      }
      if (line !== undefined) continue;
      if (event?.type === 'reply.written') waitMs = gapLookupMs;
      const reply = await outlastOutage(() => findReply(context.db, fanId, replyId), signal);
      // A block has come between the two while it was written.
      if (!reply && latest) return yield { ...idsOf(latest), done: true };
      if (!reply) refuse('noLiveReply');
      latest = reply;
      text ??= reply.content.slice(0, following.offset ?? 0);
      if (reply.content.length > text.length && reply.content.startsWith(text)) {
        yield { ...idsOf(reply), reply_content: reply.content.slice(text.length), offset: text.length };
        text = reply.content;
      }
      if (reply.state === 'queued' || reply.state === 'writing' || reply.state === 'waiting') continue;
      return yield* lastLines(context, reply, text, signal);
    }
  } finally {
    news.close();
  }
}

async function* lastLines(
  { db }: Pick<Context, 'db'>,
  reply: ReplyRow,
  text: string,
  signal: AbortSignal,
): AsyncGenerator<ReplyLine> {
  if (reply.state === 'failed') refuse('unavailable');
  const stored = await outlastOutage(() => findStoredReply(db, reply.message_id), signal);
  // A rewritten attempt may differ from what was shown before it was given up.
  if (text !== reply.content) yield { ...idsOf(reply), reply_content: reply.content, offset: 0 };
  const message = stored && presentMessage(stored, stored, stored);
  yield { ...idsOf(reply), ...(message ? { message } : {}), done: true };
}

function idsOf(reply: ReplyRow): Pick<ReplyLine, 'reply_id' | 'msg_id'> {
  return { reply_id: reply.reply_id, msg_id: reply.message_id };
}

type Inbox = {
  /** The next event about the reply; undefined when none came in time or the reader is gone. */
  next(waitMs: number): Promise<LiveEvent | undefined>;
  isClosed(): boolean;
  close(): void;
};

/** What comes while nothing else of the stream is under way may be taken at once. */
function inbox(
  live: LiveBus,
  { userId, replyId }: { userId: string; replyId: string },
  signal: AbortSignal,
  takeNow: (event: LiveEvent) => boolean,
): Inbox {
  const waiting: LiveEvent[] = [];
  let isAwaited = false;
  let wake = () => {};
  const unsubscribe = live.subscribe(userId, (event) => {
    if (!('reply_id' in event) || event.reply_id !== replyId) return;
    if (isAwaited && takeNow(event)) return void timer?.refresh();
    isAwaited = false;
    waiting.push(event);
    wake();
  });
  const onAbort = () => wake();
  signal.addEventListener('abort', onAbort);
  // One timer for all of an answer: each token restarts it.
  let timer: NodeJS.Timeout | undefined;
  let timerMs = 0;
  const startTimer = (waitMs: number) => {
    if (timer && timerMs === waitMs) return void timer.refresh();
    clearTimeout(timer);
    timer = setTimeout(() => wake(), waitMs);
    timerMs = waitMs;
  };
  return {
    next: async (waitMs) => {
      if (waiting.length === 0 && !signal.aborted) {
        startTimer(waitMs);
        isAwaited = true;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        isAwaited = false;
      }
      return waiting.shift();
    },
    isClosed: () => signal.aborted,
    close: () => {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener('abort', onAbort);
    },
  };
}
