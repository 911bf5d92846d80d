import type { Notification } from '@kindred/contract/notifications/calls';
import { paths } from '../../lib/navigation/paths.ts';

/** Where a notification leads: to an address, or to the dialog that shows what was received. */
export type NotificationTarget = { kind: 'path'; to: string } | { kind: 'reward' };

export function notificationTarget({
  topic,
  user_id,
  char_id,
  diary,
  comment,
}: Pick<Notification, 'topic' | 'user_id' | 'char_id' | 'diary' | 'comment'>): NotificationTarget {
  switch (topic) {
    case 'gift':
      return { kind: 'reward' };
    case 'unlocked':
      return { kind: 'path', to: paths.earnings };
    case 'payment_failed':
      return { kind: 'path', to: paths.setting('payments/manageSubscriptions') };
    case 'subscription_ended':
      return { kind: 'path', to: char_id ? paths.character(char_id) : paths.home };
    case 'subscription_given':
      return { kind: 'path', to: char_id ? paths.giftForMe(char_id) : paths.home };
    case 'creator_confirmed':
      return { kind: 'path', to: paths.profile };
    case 'liked':
    case 'commented':
    case 'replied':
      // Of one's own post too: whoever opens their own page there is led to their profile, with the post.
      return {
        kind: 'path',
        to: char_id && diary ? paths.post(char_id, diary.diary_id, comment?.comment_id) : paths.notifications,
      };
    default:
      // About a fan: to the conversation with them.
      return { kind: 'path', to: user_id ? paths.conversation(user_id) : paths.notifications };
  }
}
