import type { Notification } from '@kindred/contract/notifications/calls';
import { formatCharged, formatDate } from '../../lib/format/format.ts';
import type { Translate } from '../../lib/i18n/text-key.ts';

type Wording = Pick<
  Notification,
  'topic' | 'diamonds' | 'usd_cents' | 'charged' | 'due_time' | 'others_num' | 'item_num' | 'body'
>;

/** What happened, in the reader's language: goes on from the name that stands before it. */
export function notificationText(
  { topic, diamonds, usd_cents, charged, due_time, others_num, item_num, body }: Wording,
  t: Translate,
): string {
  const price = formatCharged(usd_cents ?? 0, charged);
  switch (topic) {
    case 'gift':
    case 'unlocked':
    case 'media_unlocked':
    case 'goal_reached':
      return t(`notifications.${topic}`, { count: diamonds ?? 0 });
    case 'subscribed':
    case 'renewed':
    case 'post_bought':
    case 'price_offered':
    case 'tier_changed':
    case 'payout_sent':
    case 'payout_paid':
    case 'payout_failed':
    case 'gift_returned':
      return t(`notifications.${topic}`, { price });
    case 'trial_ending':
    case 'renewal_ahead':
    case 'charged':
      return t(`notifications.${topic}`, {
        price,
        date: formatDate(due_time ?? ''),
      });
    case 'tier_retired':
      return t('notifications.tier_retired', { date: formatDate(due_time ?? '') });
    case 'vip_charged':
      return t('notifications.vip_charged', {
        price,
        count: diamonds ?? 0,
        date: formatDate(due_time ?? ''),
      });
    case 'posted':
    case 'year_together':
    case 'fan_year':
      return t(`notifications.${topic}`, { count: item_num });
    case 'liked':
      return others_num > 0
        ? t('notifications.likedTogether', { count: others_num })
        : t('notifications.liked');
    case 'followed':
    case 'trial_started':
    case 'payment_failed':
    case 'subscription_ended':
    case 'vip_failed':
    case 'vip_ended':
    case 'identity_confirmed':
    case 'identity_rejected':
    case 'subscription_given':
    case 'gift_claimed':
    case 'creator_confirmed':
    case 'handed_over':
    case 'distress':
    case 'age_cleared':
    case 'age_kept':
    case 'thanked':
    case 'reacted':
    case 'month_together':
    case 'commented':
    case 'replied':
      return t(`notifications.${topic}`);
    default:
      // A newer server knows more topics; its own words are better than none.
      return body satisfies string;
  }
}

/** A text as it goes on from a name: with a space, or without where it begins with the name's own ending (さん). */
export function afterName(text: string): string {
  return /^\p{Script=Hiragana}/u.test(text) ? text : ` ${text}`;
}
