// Free of zod, so that the browser can load it.

/**
 * Kinds of push that are stored as notifications. Of `chat_msg` only what is no message: those are announced, and counted,
 * by the chat itself.
 */
export const storedPushTypes = [
  'subscriber_msg',
  'chat_msg',
  'gift_paid_msg',
  'creator_success_msg',
  'creator_fail_msg',
  'link_msg',
  'system_msg',
  'local_msg',
] as const;
export type StoredPushType = (typeof storedPushTypes)[number];

/** Views of the list. */
export const notificationKinds = {
  all: storedPushTypes,
  people: ['subscriber_msg', 'chat_msg'],
  posts: ['link_msg'],
  money: ['gift_paid_msg'],
  news: ['creator_success_msg', 'creator_fail_msg', 'system_msg', 'local_msg'],
} as const satisfies Record<string, readonly StoredPushType[]>;
export type NotificationKind = keyof typeof notificationKinds;

export const notificationsPageSize = 20;

/** A notification of likes counts who else liked up to here. */
export const countedLikers = 1000;

/** Longest piece of a comment that its notification quotes, in characters. */
export const quotedLength = 280;

/** A banner's time on screen: so many steps of so long. */
export const bannerSteps = 30;
export const bannerStepMs = 100;

/** System messages come this much later. */
export const systemDelayMs = 5000;

/** An identical banner without an event id within this time is the same one again. */
export const repeatWithinMs = 2000;
