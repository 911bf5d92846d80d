import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { editWithinMinutes } from '@kindred/contract/chat/limits';
import type { Thread } from '../../thread/thread.ts';
import { newestAnswer } from '../../thread/timeline.ts';
import type { Subject } from '../subject.ts';

/** Written by hand on this side, not long ago, and not unsent. A voice message has no words to change. */
export function isEditable(
  { identity, type, is_deleted, created_time }: ChatMessage,
  side: ChatListItem['side'],
): boolean {
  return (
    identity === side &&
    type !== 'voice' &&
    !is_deleted &&
    Date.now() - Date.parse(created_time) < editWithinMinutes * 60_000
  );
}

/** The number of my message that the newest answer answers, where an AI answers and none is being written. */
export function resendableSeq(
  { side, chat_mode }: ChatListItem,
  { messages, reply, reachesEnd }: Thread,
): number | undefined {
  if (side !== 'fan' || chat_mode !== 0 || reply || !reachesEnd) return undefined;
  return newestAnswer(messages)?.reply_to_seq ?? undefined;
}

/** My last message with what can be done about its words: other ones in their place, or a new request with others. */
export function lastChangeable(conversation: ChatListItem, thread: Thread): Subject | undefined {
  if (!thread.reachesEnd || thread.reply) return undefined;
  const { side } = conversation;
  const message = thread.messages.findLast(
    ({ identity, type, is_deleted }) => identity === side && type !== 'gift' && !is_deleted,
  );
  if (!message) return undefined;
  if (resendableSeq(conversation, thread) === message.seq) return { kind: 'resend', message };
  return isEditable(message, side) ? { kind: 'edit', message } : undefined;
}

/** Whether what is changed or answered was unsent meanwhile, in another tab or by the other side. */
export function isUnsent({ message }: Subject, { messages }: Thread): boolean {
  return messages.some(({ msg_id, is_deleted }) => msg_id === message.msg_id && is_deleted);
}
