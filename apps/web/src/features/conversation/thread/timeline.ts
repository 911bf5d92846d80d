import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { dayOf } from '../../../lib/format/group-by-day.ts';
import { isOwnSide } from '../../inbox/conversation-updates.ts';
import type { LiveReply } from './live-reply.ts';

/** One line of a conversation as it is drawn. */
export type TimelineEntry =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string }
  /** Tells the fan that an AI answers. */
  | { kind: 'notice'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean; isLast: boolean }
  | { kind: 'reply'; key: string; reply: LiveReply };

type Drawn = {
  messages: readonly ChatMessage[];
  reply: LiveReply | null;
  firstUnreadSeq: number | undefined;
  /** Whether to tell that an AI answers: above its first words, and again after three hours of conversation. */
  hasNotices: boolean;
};

const noticeEveryMs = 3 * 3_600_000;
const groupMs = 5 * 60_000;

/** Messages with what stands between them; neighbours of one writer within five minutes are a group. */
export function timeline({ messages, reply, firstUnreadSeq, hasNotices }: Drawn): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  let isReplyDrawn = false;
  let noticedAt = Number.NEGATIVE_INFINITY;
  const addNotice = (msgId: string, time: number) => {
    if (!hasNotices || time - noticedAt < noticeEveryMs) return;
    entries.push({ kind: 'notice', key: `notice ${msgId}` });
    noticedAt = time;
  };
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    const day = dayOf(message.created_time);
    if (!before || dayOf(before.created_time) !== day) entries.push({ kind: 'day', key: `day ${day}`, day });
    if (message.seq === firstUnreadSeq) entries.push({ kind: 'unread', key: 'unread' });
    if (message.identity === 'ai') addNotice(message.msg_id, Date.parse(message.created_time));
    if (reply && reply.msgId === message.msg_id) {
      // Written again: the new words stand where the old ones did.
      entries.push({ kind: 'reply', key: `reply ${reply.replyId}`, reply });
      isReplyDrawn = true;
      return;
    }
    entries.push({
      kind: 'message',
      key: message.msg_id,
      message,
      isFirst: !belongTogether(before, message),
      isLast: !belongTogether(message, messages[index + 1]),
    });
  });
  if (reply && !isReplyDrawn) {
    const last = messages.at(-1);
    addNotice(reply.msgId, last ? Date.parse(last.created_time) : noticeEveryMs);
    entries.push({ kind: 'reply', key: `reply ${reply.replyId}`, reply });
  }
  return entries;
}

/** The first of the last `unread` messages that the other side wrote. */
export function firstUnreadSeq(
  messages: readonly ChatMessage[],
  { side, unread }: Pick<ChatListItem, 'side' | 'unread'>,
): number | undefined {
  const theirs = messages.filter(({ identity }) => identity !== 'system' && !isOwnSide(side, identity));
  return unread > 0 ? theirs.at(-Math.min(unread, theirs.length))?.seq : undefined;
}

/** The companion's newest answer, when nothing was said after it: it may be requested again. A greeting answers nothing. */
export function newestAnswer(messages: readonly ChatMessage[]): ChatMessage | undefined {
  const last = messages.findLast(({ identity }) => identity !== 'system');
  return last?.identity === 'ai' && last.reply_to_seq !== null && !last.is_deleted ? last : undefined;
}

export function isBubble({ type }: ChatMessage): boolean {
  return type === 'text' || type === 'image' || type === 'video' || type === 'voice';
}

function belongTogether(previous: ChatMessage | undefined, next: ChatMessage | undefined): boolean {
  if (!previous || !next || previous.identity !== next.identity) return false;
  if (!isBubble(previous) || !isBubble(next)) return false;
  const apart = Date.parse(next.created_time) - Date.parse(previous.created_time);
  return apart < groupMs && dayOf(previous.created_time) === dayOf(next.created_time);
}
