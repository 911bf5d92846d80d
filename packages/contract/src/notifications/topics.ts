// Free of zod, so that the browser can load it.
import type { StoredPushType } from './limits.ts';

/** A kind of notification. Its words stand under the topic's name in the texts of `notifications`, on both sides. */
type TopicRow = {
  push: StoredPushType;
  /** The picture's name; the web draws it. */
  icon: string;
  /** Where opening it leads (notification-path.ts). */
  path: TopicPath;
  /** Also sent as mail, with words of its own: payments to stop or to fix, and payouts. */
  isMailed?: true;
};

/** `reward` is a dialog; `fan`, `thanks` and `message` are places in a conversation. */
export type TopicPath =
  | 'reward'
  | 'transactions'
  | 'wallet'
  | 'payouts'
  | 'subscriptions'
  | 'character'
  | 'giftedSubscription'
  | 'thanks'
  | 'profile'
  | 'post'
  | 'message'
  | 'fan'
  | 'queue'
  | 'decisions'
  | 'ownData'
  | 'support'
  | 'purchases'
  | 'notifications';

/** What may have happened to a person, a row for each kind. */
export const topics = {
  followed: { push: 'subscriber_msg', icon: 'follower', path: 'fan' },
  trial_started: { push: 'subscriber_msg', icon: 'star', path: 'fan' },
  subscribed: { push: 'subscriber_msg', icon: 'star', path: 'fan' },
  renewed: { push: 'subscriber_msg', icon: 'renewal', path: 'fan' },
  gift: { push: 'gift_paid_msg', icon: 'gift', path: 'reward' },
  unlocked: { push: 'gift_paid_msg', icon: 'lock', path: 'reward' },
  post_bought: { push: 'gift_paid_msg', icon: 'lock', path: 'reward' },
  trial_ending: { push: 'system_msg', icon: 'calendar', path: 'subscriptions', isMailed: true },
  renewal_ahead: { push: 'system_msg', icon: 'calendar', path: 'subscriptions', isMailed: true },
  charged: { push: 'system_msg', icon: 'receipt', path: 'transactions' },
  vip_charged: { push: 'system_msg', icon: 'crown', path: 'wallet' },
  vip_failed: { push: 'system_msg', icon: 'alert', path: 'wallet', isMailed: true },
  vip_ended: { push: 'system_msg', icon: 'crown', path: 'wallet' },
  payout_sent: { push: 'system_msg', icon: 'bank', path: 'payouts', isMailed: true },
  payout_paid: { push: 'system_msg', icon: 'bank', path: 'payouts', isMailed: true },
  payout_failed: { push: 'system_msg', icon: 'alert', path: 'payouts', isMailed: true },
  identity_confirmed: { push: 'creator_success_msg', icon: 'check', path: 'payouts' },
  identity_rejected: { push: 'creator_fail_msg', icon: 'alert', path: 'payouts' },
  price_offered: { push: 'system_msg', icon: 'price', path: 'subscriptions', isMailed: true },
  payment_failed: { push: 'system_msg', icon: 'alert', path: 'subscriptions', isMailed: true },
  subscription_ended: { push: 'system_msg', icon: 'alert', path: 'character' },
  tier_retired: { push: 'system_msg', icon: 'alert', path: 'subscriptions' },
  tier_changed: { push: 'subscriber_msg', icon: 'price', path: 'fan' },
  subscription_given: { push: 'gift_paid_msg', icon: 'gift', path: 'giftedSubscription' },
  gift_claimed: { push: 'gift_paid_msg', icon: 'gift', path: 'subscriptions' },
  gift_returned: { push: 'gift_paid_msg', icon: 'gift', path: 'subscriptions' },
  media_unlocked: { push: 'gift_paid_msg', icon: 'lock', path: 'fan' },
  handed_over: { push: 'system_msg', icon: 'hand', path: 'fan' },
  distress: { push: 'system_msg', icon: 'care', path: 'fan' },
  age_cleared: { push: 'system_msg', icon: 'check', path: 'fan' },
  staff_decided: { push: 'system_msg', icon: 'alert', path: 'decisions' },
  export_ready: { push: 'system_msg', icon: 'check', path: 'ownData', isMailed: true },
  creator_left: { push: 'system_msg', icon: 'lock', path: 'purchases', isMailed: true },
  held_for_review: { push: 'system_msg', icon: 'calendar', path: 'decisions' },
  change_approved: { push: 'system_msg', icon: 'check', path: 'notifications' },
  support_answered: { push: 'system_msg', icon: 'hand', path: 'support', isMailed: true },
  report_decided: { push: 'system_msg', icon: 'check', path: 'notifications' },
  age_kept: { push: 'system_msg', icon: 'alert', path: 'fan' },
  thanked: { push: 'gift_paid_msg', icon: 'heart', path: 'thanks' },
  creator_confirmed: { push: 'creator_success_msg', icon: 'sparkles', path: 'profile' },
  liked: { push: 'link_msg', icon: 'heart', path: 'post' },
  commented: { push: 'link_msg', icon: 'comment', path: 'post' },
  replied: { push: 'link_msg', icon: 'reply', path: 'post' },
  posted: { push: 'link_msg', icon: 'picture', path: 'post' },
  post_late: { push: 'system_msg', icon: 'calendar', path: 'queue' },
  post_failed: { push: 'system_msg', icon: 'alert', path: 'queue' },
  goal_reached: { push: 'link_msg', icon: 'target', path: 'post' },
  reacted: { push: 'chat_msg', icon: 'smile', path: 'message' },
  month_together: { push: 'local_msg', icon: 'cake', path: 'character' },
  year_together: { push: 'local_msg', icon: 'cake', path: 'character' },
  fan_year: { push: 'local_msg', icon: 'cake', path: 'fan' },
} as const satisfies Record<string, TopicRow>;

export type Topic = keyof typeof topics;
export type TopicIcon = (typeof topics)[Topic]['icon'];
