// Free of zod, so that the browser can load it.
import type { Notification } from './calls.ts';
import { type TopicPath, topics } from './topics.ts';

type Subject = Pick<
  Notification,
  'topic' | 'user_id' | 'char_id' | 'chat_no' | 'diary' | 'comment' | 'message_seq'
>;

/** Where in the app a notification leads; undefined for a gift or a sale, which a dialog shows. */
export function notificationPath(subject: Subject): string | undefined {
  const { topic, user_id, char_id, chat_no, message_seq } = subject;
  // A newer server knows more topics.
  const path: TopicPath = topics[topic]?.path ?? 'fan';
  switch (path) {
    case 'reward':
      return undefined;
    case 'transactions':
      return '/settings/payments/transactionHistory';
    case 'wallet':
      return '/wallet';
    case 'payouts':
      return '/earnings-payouts';
    case 'subscriptions':
      return '/settings/payments/manageSubscriptions';
    case 'profile':
      return '/profile';
    case 'character':
      return char_id ? `/character/${char_id}` : '/home';
    case 'giftedSubscription':
      return char_id ? `/character/${char_id}?gift=mine` : '/home';
    case 'post':
      return postAt(subject);
    case 'thanks':
      return char_id ? conversationAt(char_id, chat_no, null) : '/messages';
    case 'message':
      // A fan's conversation is named by the character, a creator's by the fan.
      return char_id || user_id
        ? conversationAt(char_id ?? user_id ?? '', chat_no, message_seq)
        : '/notifications';
    case 'decisions':
      return '/settings/account/decisions';
    case 'support':
      return '/settings/help/talkToSupport';
    case 'ownData':
      return '/settings/account/ownData';
    case 'purchases':
      return '/settings/payments/purchases';
    case 'notifications':
      return '/notifications';
    case 'queue':
      return '/creatorTools/queue';
    case 'fan':
      return user_id ? conversationAt(user_id, chat_no, null) : '/notifications';
    default:
      return path satisfies never;
  }
}

// On their own page creators are led to their profile, with the post.
function postAt({ char_id, diary, comment }: Subject): string {
  if (!char_id || !diary) return '/notifications';
  return `/character/${char_id}?diary_id=${diary.diary_id}${comment ? `&comment_id=${comment.comment_id}` : ''}`;
}

function conversationAt(id: string, chat: number, seq: number | null): string {
  const at = [...(chat > 0 ? [`chat=${chat}`] : []), ...(seq === null ? [] : [`seq=${seq}`])];
  return `/messages/${id}${at.length === 0 ? '' : `?${at.join('&')}`}`;
}
