import type { NotificationRow } from './notifications.sql.ts';

type NotificationFacts = Pick<
  NotificationRow,
  'topic' | 'name' | 'diamonds' | 'usd_cents' | 'due_at' | 'others_num' | 'item_num' | 'quote'
>;

/** A notification in English. Our own web app words it by its topic, in the reader's language. */
export function describeNotification(facts: NotificationFacts): { title: string; body: string } {
  return { title: facts.name || 'Kindred', body: bodyOf(facts) };
}

function bodyOf({
  topic,
  diamonds,
  usd_cents,
  due_at,
  others_num,
  item_num,
  quote,
}: NotificationFacts): string {
  switch (topic) {
    case 'followed':
      return 'Follows you now';
    case 'trial_started':
      return 'Started a free trial';
    case 'subscribed':
      return `Subscribed for ${usd(usd_cents)} a month`;
    case 'renewed':
      return `Renewed for ${usd(usd_cents)}`;
    case 'gift':
      return `Sent you ${diamonds} diamonds`;
    case 'unlocked':
      return `Unlocked a post for ${diamonds} diamonds`;
    case 'media_unlocked':
      return `Unlocked your message for ${diamonds} diamonds`;
    case 'payment_failed':
      return 'The payment for your subscription failed. It is tried again.';
    case 'subscription_ended':
      return 'Your subscription has ended';
    case 'tier_retired':
      return `No longer offers your tier. It stays yours until ${day(due_at)} and is not charged again.`;
    case 'tier_changed':
      return `Moved up to a tier of ${usd(usd_cents)} a month`;
    case 'post_bought':
      return `Bought a post for ${usd(usd_cents)}`;
    case 'trial_ending':
      return `Your free trial ends on ${day(due_at)}. Then you pay ${usd(usd_cents)}, unless you cancel before.`;
    case 'renewal_ahead':
      return `Your subscription renews on ${day(due_at)} for ${usd(usd_cents)}, unless you cancel before.`;
    case 'charged':
      return `Your subscription was renewed for ${usd(usd_cents)} and runs until ${day(due_at)}.`;
    case 'vip_charged':
      return `Your VIP was paid: ${usd(usd_cents)}, ${diamonds} diamonds. It runs until ${day(due_at)}.`;
    case 'vip_failed':
      return 'The payment for your VIP failed. It is tried again.';
    case 'vip_ended':
      return 'Your VIP has ended';
    case 'price_offered':
      return `Asks you to agree to ${usd(usd_cents)} a month. You keep your price until you do.`;
    case 'subscription_given':
      return 'Gave you a subscription. Open it to claim it.';
    case 'handed_over':
      return 'Needs an answer from you. Your companion has handed the chat over.';
    case 'creator_confirmed':
      return 'Your page is ready. You are a creator now.';
    case 'liked':
      return others_num === 0 ? 'Liked your post' : `and ${others_num} others liked your post`;
    case 'posted':
      if (item_num > 1) return `Posted ${item_num} times`;
      return quote === null ? 'Posted something new' : `Posted something new: ${quote}`;
    case 'goal_reached':
      return `Your goal of ${diamonds} diamonds is reached${quote === null ? '' : `: ${quote}`}`;
    case 'reacted':
      return quote === null ? 'Reacted to your message' : `Reacted to your message: ${quote}`;
    case 'month_together':
      return 'A month together';
    case 'year_together':
      return item_num === 1 ? 'A year together' : `${item_num} years together`;
    case 'fan_year':
      return `${item_num === 1 ? 'A year' : `${item_num} years`} with you: say thanks`;
    case 'commented':
      return quote === null ? 'Commented on your post' : `Commented on your post: ${quote}`;
    case 'replied':
      return quote === null ? 'Replied to your comment' : `Replied to your comment: ${quote}`;
    default:
      return topic satisfies never;
  }
}

function day(at: Date | null): string {
  return at?.toISOString().slice(0, 10) ?? '';
}

function usd(cents: number | null): string {
  return `$${((cents ?? 0) / 100).toFixed(2)}`;
}
