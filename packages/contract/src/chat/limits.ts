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
] as const;
export type ConversationFilter = (typeof conversationFilters)[number];
export const messageMaxLength = 4000;
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
