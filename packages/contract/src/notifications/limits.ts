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

/** What may have happened, and as which kind of push it is told. */
export const pushTypeOf = {
  followed: 'subscriber_msg',
  trial_started: 'subscriber_msg',
  subscribed: 'subscriber_msg',
  renewed: 'subscriber_msg',
  gift: 'gift_paid_msg',
  unlocked: 'gift_paid_msg',
  post_bought: 'gift_paid_msg',
  trial_ending: 'system_msg',
  renewal_ahead: 'system_msg',
  charged: 'system_msg',
  vip_charged: 'system_msg',
  vip_failed: 'system_msg',
  vip_ended: 'system_msg',
  payout_sent: 'system_msg',
  payout_paid: 'system_msg',
  payout_failed: 'system_msg',
  identity_confirmed: 'creator_success_msg',
  identity_rejected: 'creator_fail_msg',
  price_offered: 'system_msg',
  payment_failed: 'system_msg',
  subscription_ended: 'system_msg',
  tier_retired: 'system_msg',
  tier_changed: 'subscriber_msg',
  subscription_given: 'gift_paid_msg',
  gift_claimed: 'gift_paid_msg',
  gift_returned: 'gift_paid_msg',
  media_unlocked: 'gift_paid_msg',
  handed_over: 'system_msg',
  distress: 'system_msg',
  age_cleared: 'system_msg',
  age_kept: 'system_msg',
  thanked: 'gift_paid_msg',
  creator_confirmed: 'creator_success_msg',
  liked: 'link_msg',
  commented: 'link_msg',
  replied: 'link_msg',
  posted: 'link_msg',
  goal_reached: 'link_msg',
  reacted: 'chat_msg',
  month_together: 'local_msg',
  year_together: 'local_msg',
  fan_year: 'local_msg',
} as const satisfies Record<string, StoredPushType>;
export type Topic = keyof typeof pushTypeOf;

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
