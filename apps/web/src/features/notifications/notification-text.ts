import type { Notification } from '@kindred/contract/notifications/calls';
import { topics } from '@kindred/contract/notifications/topics';
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
  // A newer server knows more topics; its own words are better than none.
  if (!Object.hasOwn(topics, topic)) return body;
  if (topic === 'liked' && others_num > 0) return t('notifications.likedTogether', { count: others_num });
  return t(`notifications.${topic}`, {
    price: formatCharged(usd_cents ?? 0, charged),
    date: due_time === null ? '' : formatDate(due_time),
    count: diamonds ?? item_num,
  });
}

/** Returns what stands where nobody is named: the house itself, or somebody who has left. */
export function nameless(topic: Notification['topic'], t: Translate): string {
  const isOfHouse = Object.hasOwn(topics, topic) && topics[topic].push === 'system_msg';
  return isOfHouse ? 'Kindred' : t('users.gone');
}

/** A text as it goes on from a name: with a space, or without where it begins with the name's own ending (さん). */
export function afterName(text: string): string {
  return /^\p{Script=Hiragana}/u.test(text) ? text : ` ${text}`;
}
