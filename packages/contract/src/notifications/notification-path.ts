// Free of zod, so that the browser can load it.
import type { Notification } from './calls.ts';

type Subject = Pick<
  Notification,
  'topic' | 'user_id' | 'char_id' | 'chat_no' | 'diary' | 'comment' | 'message_seq'
>;

/** Where in the app a notification leads; undefined for a gift or a sale, which a dialog shows. */
export function notificationPath({
  topic,
  user_id,
  char_id,
  chat_no,
  diary,
  comment,
  message_seq,
}: Subject): string | undefined {
  switch (topic) {
    case 'gift':
    case 'unlocked':
    case 'post_bought':
      return undefined;
    case 'charged':
      return '/settings/payments/transactionHistory';
    case 'vip_charged':
    case 'vip_failed':
    case 'vip_ended':
      return '/wallet';
    case 'payout_sent':
    case 'payout_paid':
    case 'payout_failed':
    case 'identity_confirmed':
    case 'identity_rejected':
      return '/earnings-payouts';
    case 'gift_claimed':
    case 'gift_returned':
    case 'trial_ending':
    case 'renewal_ahead':
    case 'price_offered':
    case 'payment_failed':
    case 'tier_retired':
      return '/settings/payments/manageSubscriptions';
    case 'subscription_ended':
      return char_id ? `/character/${char_id}` : '/home';
    case 'subscription_given':
      return char_id ? `/character/${char_id}?gift=mine` : '/home';
    case 'thanked':
      return char_id ? `/messages/${char_id}${chat_no > 0 ? `?chat=${chat_no}` : ''}` : '/messages';
    case 'creator_confirmed':
      return '/profile';
    case 'month_together':
    case 'year_together':
      return char_id ? `/character/${char_id}` : '/home';
    case 'posted':
    case 'goal_reached':
    case 'liked':
    case 'commented':
    case 'replied':
      // Of one's own post too: whoever opens their own page there is led to their profile, with the post.
      if (!char_id || !diary) return '/notifications';
      return `/character/${char_id}?diary_id=${diary.diary_id}${comment ? `&comment_id=${comment.comment_id}` : ''}`;
    case 'reacted':
      if (!user_id && !char_id) return '/notifications';
      // A fan's conversation is named by the character, a creator's by the fan.
      return conversationAt(char_id ?? user_id ?? '', chat_no, message_seq);
    default:
      // About a fan: to the conversation with them.
      return user_id ? conversationAt(user_id, chat_no, null) : '/notifications';
  }
}

function conversationAt(id: string, chat: number, seq: number | null): string {
  const at = [...(chat > 0 ? [`chat=${chat}`] : []), ...(seq === null ? [] : [`seq=${seq}`])];
  return `/messages/${id}${at.length === 0 ? '' : `?${at.join('&')}`}`;
}
