import { type ChargerLine, chargerCall } from '@kindred/contract/gifts/calls';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import { type Route, route } from '../../route.ts';
import { conversationAnswer } from '../chat/conversation-answer.ts';
import { sendMessage } from '../chat/send-message.ts';
import { sendGift } from './send-gift.ts';

type ChargerInput = z.output<typeof chargerCall.input>;

export const giftsRoutes: Route[] = [
  route(chargerCall, (context, input, viewer, request) => {
    const { price, content } = input;
    if (price !== undefined && content === undefined)
      return giftLines(context, viewer.userId, { ...input, price }, request);
    if (content !== undefined && price === undefined)
      return messageLines(context, viewer.userId, { ...input, content }, request);
    return refuse('invalidInput', { field: 'price' });
  }),
];

async function* giftLines(
  context: Context,
  fanId: string,
  input: ChargerInput & { price: number },
  request: RequestContext,
): AsyncGenerator<ChargerLine> {
  const key = request.idempotencyKey ?? input.client_id ?? refuse('idempotencyKeyMissing');
  if (input.user_id !== undefined && input.user_id !== fanId) refuse('ownCharacter');
  const { diamond, message } = await sendGift(context, {
    fanId,
    charId: input.char_id,
    diamonds: input.price,
    key,
  });
  yield { diamond, message, msg_id: message.msg_id };
}

async function* messageLines(
  context: Context,
  senderId: string,
  input: ChargerInput & { content: string },
  request: RequestContext,
): AsyncGenerator<ChargerLine> {
  const clientId = input.client_id ?? request.idempotencyKey;
  const sent = await sendMessage(context, senderId, {
    ...input,
    client_id: clientId,
    language: request.language,
  });
  yield { message: sent.message, msg_id: sent.message.msg_id };
  if (sent.replyId)
    yield* conversationAnswer(context, senderId, { ...sent, replyId: sent.replyId }, request.signal);
  else yield { done: true };
}
