import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ChargerLine } from '@kindred/contract/dialogue/calls';
import { giftNoteMaxLength } from '@kindred/contract/gifts/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { conversationAnswer } from '../companion/conversation-answer.ts';
import { sendGift } from '../gifts/send-gift.ts';
import { queueGiftAnswer } from './gift-answer/answer-gift.ts';
import { heedMessage } from './heed-message.ts';
import { sendMessage } from './send-message.ts';

type ChargerInput = ParsedInput<'charger'>;

/**
 * Handles everything sent into a conversation and streams the answer's lines: a gift (`price`, with `content` as its
 * note) or a message (`content`, `media_ids`) with the companion's answer. Refuses with `invalidInput` when it is
 * neither.
 */
export function charger(
  context: Context,
  input: ChargerInput,
  viewer: Viewer,
  request: RequestContext,
): AsyncIterable<ChargerLine> {
  const { price, content, media_ids } = input;
  if (price !== undefined) return giftLines(context, viewer.userId, { ...input, price }, request);
  if (content !== undefined || media_ids)
    return messageLines(context, viewer.userId, { ...input, content: content ?? '' }, request);
  return refuse('invalidInput', { field: 'price' });
}

async function* giftLines(
  context: Context,
  fanId: string,
  input: ChargerInput & { price: number },
  request: RequestContext,
): AsyncGenerator<ChargerLine> {
  const key = request.idempotencyKey ?? input.client_id ?? refuse('idempotencyKeyMissing');
  if (input.user_id !== undefined && input.user_id !== fanId) refuse('ownCharacter');
  const note = input.content?.trim() ?? '';
  if (note.length > giftNoteMaxLength) refuse('invalidInput', { field: 'content' });
  const writer = { userId: fanId, isFan: true, timezone: request.timezone };
  const { verdict, card } = await heedMessage(context, writer, note);
  // Words of distress, and a sender under 18, cannot buy a gift.
  if (verdict.outcome !== 'ok') refuse('messageRefused', { help: card });
  const { diamond, message } = await sendGift(context, {
    fanId,
    charId: input.char_id,
    chatNo: input.chat_no,
    diamonds: input.price,
    key,
    note,
    postId: input.diary_id,
  });
  // The gift is paid: a failure here must not change its answer.
  await queueGiftAnswer(context, message).catch((err: unknown) =>
    context.log.error({ err }, 'gift answer not queued'),
  );
  yield { diamond, message, msg_id: message.msg_id };
}

async function* messageLines(
  context: Context,
  senderId: string,
  input: ChargerInput & { content: string },
  request: RequestContext,
): AsyncGenerator<ChargerLine> {
  const clientId = input.client_id ?? request.idempotencyKey;
  const { message, conversationId, replyId } = await sendMessage(context, senderId, {
    ...input,
    client_id: clientId,
    language: request.language,
    timezone: request.timezone,
  });
  yield { message, msg_id: message.msg_id };
  if (!replyId) return yield { done: true };
  yield* conversationAnswer(context, senderId, { conversationId, seq: message.seq, replyId }, request);
}
