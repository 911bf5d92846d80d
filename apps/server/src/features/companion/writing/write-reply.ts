import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { outlastOutage } from '../../../platform/db/outlast-outage.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { untilAborted } from '../../../platform/until-aborted.ts';
import { creatorAi } from '../../ai-models/creator-ai.ts';
import { writeCare } from './care-reply.ts';
import { checkedWriter } from './checked-writer.ts';
import { endReply } from './end-reply.ts';
import type { ReplyAnnouncer } from './reply-announcer.ts';
import { type AbortReason, type Ending, endingOfAbort, pauseBeforeRetry } from './reply-endings.ts';
import { replyRequest } from './reply-request.ts';
import type { ReplySaver } from './reply-saver.ts';
import { openReplyWriter } from './reply-writer.ts';
import { type Claim, claimReply, releaseReply } from './reply-writing.sql.ts';
import { getParticipants } from './transcript.sql.ts';

export const replyTask = 'companion.reply';
const maxCrashes = 3;
/** Of one fan at a time, over all their conversations. */
const maxWriting = 2;
const waitMs = 1000;

/** What the answers that are written in this process share. */
export type ReplyRoom = {
  /** By the answer, so that a stop reaches the model at once. */
  inFlight: Map<string, AbortController>;
  saver: ReplySaver;
  announcer: ReplyAnnouncer;
};

/**
 * The job: writes one answer and stores it, exactly once however often it runs. What it has written is safe
 * from the end of this process: the answer is then given back and written again by another process. All tries together take
 * at most `maxReplyMs`.
 */
export async function writeReply(
  context: Context,
  room: ReplyRoom,
  { replyId, maxReplyMs, shutdown }: { replyId: string; maxReplyMs: number; shutdown: AbortSignal },
): Promise<void> {
  const claimed = await claimReply(context.db, { replyId, maxWriting, maxCrashes, now: context.clock.now() });
  switch (claimed.outcome) {
    case 'gone':
    case 'busy':
      return;
    case 'wait':
      return enqueue(context.db, replyTask, { reply_id: replyId }, { runAt: new Date(Date.now() + waitMs) });
    case 'stop':
      return endReply(context, claimed, { state: 'stopped', content: '' });
    case 'fail':
      return endReply(context, claimed, { state: 'failed', content: '', error: 'its writers were lost' });
    case 'write':
      return claimed.kind === 'companion'
        ? writeClaimed(context, room, claimed, { maxReplyMs, shutdown })
        : writeCare(context, claimed, shutdown);
    default:
      return claimed.outcome satisfies never;
  }
}

async function writeClaimed(
  context: Context,
  room: ReplyRoom,
  claimed: Claim,
  { maxReplyMs, shutdown }: { maxReplyMs: number; shutdown: AbortSignal },
): Promise<void> {
  const controller = new AbortController();
  const overdue = setTimeout(() => controller.abort('overdue' satisfies AbortReason), maxReplyMs);
  const onShutdown = () => controller.abort('shutdown' satisfies AbortReason);
  shutdown.addEventListener('abort', onShutdown);
  room.inFlight.set(claimed.reply_id, controller);
  try {
    const ending = await writeInTries(context, room, claimed, controller);
    if (ending) await endReply(context, claimed, ending);
    else if (controller.signal.reason === ('shutdown' satisfies AbortReason))
      await releaseReply(context.db, claimed, context.clock.now());
  } finally {
    clearTimeout(overdue);
    shutdown.removeEventListener('abort', onShutdown);
    room.inFlight.delete(claimed.reply_id);
  }
}

/** Undefined when the answer is no longer this process's to end. */
async function writeInTries(
  context: Context,
  room: ReplyRoom,
  claimed: Claim,
  controller: AbortController,
): Promise<Ending | undefined> {
  const prepared = await outlastOutage(() => prepare(context, claimed), controller.signal);
  const { participants, request } = prepared;
  let { ai } = prepared;
  for (let attempt = 1; ; attempt++) {
    const writer = openReplyWriter(context, room, claimed, participants, (why) =>
      controller.abort(why satisfies AbortReason),
    );
    const { signal } = controller;
    const checked = checkedWriter(context, { claimed, writer, ...prepared }, controller);
    const onPiece = (piece: string) => {
      if (!signal.aborted) checked.push(piece);
    };
    try {
      // The offline companion has nothing to add to the house's own yes.
      if (ai.kind === 'scripted' && !claimed.continued) onPiece(prepared.welcome);
      const isAnswered = prepared.opening !== '' && ai.kind === 'scripted';
      const pieces = isAnswered ? nothing() : ai.reply({ ...request, onPiece, signal });
      for await (const piece of untilAborted(pieces, signal)) onPiece(piece);
      checked.end(signal.aborted ? 'broken off' : 'complete');
      if (!signal.aborted && writer.text() === (claimed.continued ?? '')) throw new Error('an empty answer');
    } catch (error) {
      if (!controller.signal.aborted) {
        const pauseMs = pauseBeforeRetry(error, attempt);
        const isOver = pauseMs === undefined && ai.standIn === undefined;
        if (isOver) return { state: 'failed', content: '', error: String(error) };
        context.log.warn({ err: error, reply: claimed.reply_id }, 'the companion broke off');
        if (pauseMs === undefined) ai = ai.standIn ?? ai;
        else await pause(pauseMs, undefined, { signal: controller.signal }).catch(() => {});
      }
      if (!controller.signal.aborted) continue;
    } finally {
      await writer.close();
    }
    return controller.signal.aborted
      ? endingOfAbort(controller.signal.reason as AbortReason, writer.text())
      : { state: 'complete', content: writer.text() };
  }
}

async function* nothing(): AsyncGenerator<string> {}

/** Who answers whom, and the request to the model. */
async function prepare(context: Context, claimed: Claim) {
  const participants = await getParticipants(context.db, claimed.conversation_id);
  const ai = await creatorAi(context, participants.creator_user_id);
  const now = context.clock.now();
  const request = await replyRequest(context, claimed, participants, {
    now,
    embeddings: ai.embeddings,
    promptTokens: await ai.promptTokens?.(),
  });
  return { participants, ai, ...request };
}
