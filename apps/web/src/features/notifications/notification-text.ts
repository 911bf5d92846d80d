import type { Notification } from '@kindred/contract/notifications/calls';
import { formatUsd } from '../../lib/format/format.ts';
import type { Translate } from '../../lib/i18n/text-key.ts';

type Wording = Pick<Notification, 'topic' | 'diamonds' | 'usd_cents' | 'others_num' | 'body'>;

/** What happened, in the reader's language: goes on from the name that stands before it. */
export function notificationText(
  { topic, diamonds, usd_cents, others_num, body }: Wording,
  t: Translate,
): string {
  switch (topic) {
    case 'gift':
    case 'unlocked':
      return t(`notifications.${topic}`, { count: diamonds ?? 0 });
    case 'subscribed':
    case 'renewed':
      return t(`notifications.${topic}`, { price: formatUsd(usd_cents ?? 0) });
    case 'liked':
      return others_num > 0
        ? t('notifications.likedTogether', { count: others_num })
        : t('notifications.liked');
    case 'followed':
    case 'trial_started':
    case 'payment_failed':
    case 'subscription_ended':
    case 'subscription_given':
    case 'creator_confirmed':
    case 'commented':
    case 'replied':
      return t(`notifications.${topic}`);
    default:
      // A newer server knows more topics; its own words are better than none.
      return body satisfies string;
  }
}
