// Free of zod, so that the browser can load it.

export const chatListPageSize = 10;
/** What a list of conversations can show; the last two are of creators. */
export const conversationFilters = [
  'inbox',
  'unread',
  'waiting',
  'archived',
  'subscribers',
  'top_fans',
  'distress',
] as const;
export type ConversationFilter = (typeof conversationFilters)[number];
/** Labels of one person, and conversations of one label. */
export const labelsMax = 50;
export const labelledMax = 1000;
export const labelNameMax = 40;
/** Conversations of one fan with one character, but for those that they have deleted. */
export const chatsMax = 20;
export const chatNameMax = 60;
export const messageMaxLength = 4000;
/**
 * Characters that an answer has when its reader stops it: with fewer than `freeBelow` it costs nothing, with fewer than `halfBelow`
 * half the message's price, rounded up, and else all of it.
 */
export const stoppedAnswer = { freeBelow: 20, halfBelow: 120 } as const;
/** Photos and videos of one message; a voice note stands alone. */
export const messageMediaMax = 10;
/** A message can be edited for this long after it was sent. */
export const editWithinMinutes = 15;
/** What one can react to a message with. */
export const reactionEmoji = ['❤️', '😂', '😮', '😢', '🔥', '👍'] as const;
export type ReactionEmoji = (typeof reactionEmoji)[number];
export const unreadBadgeCap = 99;
/** A message that did not go out: 2 may be retried, 3 was refused. Known to the client alone. */
export const errorState = { failed: 2, refused: 3 } as const;
/** State of the live connection. */
export const connectionState = { closed: 0, connecting: 1, ready: 2, reconnecting: 3 } as const;
/** How a conversation is answered: by the companion; by it unless the creator stops it in time; by drafts of it; by the creator. */
export const answerModes = ['auto', 'supervised', 'draft', 'off'] as const;
export type AnswerMode = (typeof answerModes)[number];
/** What a fan's message may speak of that the creator is notified of. Of distress they are always notified. */
export const handoverTopics = ['distress', 'anger', 'refund', 'meeting'] as const;
export type HandoverTopic = (typeof handoverTopics)[number];
/** How long a supervised answer waits before it goes out, in seconds. */
export const holdSeconds = { min: 5, max: 600, default: 30 } as const;
/** The most that a creator may ask for a message, in diamonds. */
export const messagePriceMax = 50;
