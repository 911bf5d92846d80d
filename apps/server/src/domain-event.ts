import type { Topic } from '@kindred/contract/notifications/topics';
import type { Context } from './context.ts';
import type { Tx } from './platform/db/db.ts';

/** The other person, and the page that the event is about. */
type OnPage = { otherUserId: string; charId: string };
type OnPost = OnPage & { postId: string };
type OnComment = OnPost & { commentId: string };
type InChat = OnPage & { chatNo: number };
/** A fan's notification names the conversation by its character. */
type OnMessage = { otherUserId: string; charId?: string; chatNo: number; messageId: string };
/** `charged` is what the card is charged in another currency, in minor units. */
type Money = { usdCents: number; charged?: { currency: string; amount: number } | undefined };
type Due = { dueAt: Date };
type OwnPost = { charId: string; postId: string };
type Nothing = unknown;

/** SQL notes these with what caused them. */
type TopicOfSql = 'gift' | 'unlocked' | 'media_unlocked' | 'posted';

type Facts = {
  followed: OnPage;
  trial_started: OnPage & Money;
  subscribed: OnPage & Money;
  renewed: OnPage & Money;
  tier_changed: OnPage & Money;
  trial_ending: OnPage & Money & Due;
  renewal_ahead: OnPage & Money & Due;
  charged: OnPage & Money & Due;
  price_offered: OnPage & Money;
  payment_failed: OnPage;
  subscription_ended: OnPage;
  tier_retired: OnPage & Due;
  subscription_given: OnPage;
  gift_claimed: OnPage;
  gift_returned: Money;
  vip_charged: Money & Due & { diamonds: number };
  vip_failed: Nothing;
  vip_ended: Nothing;
  payout_sent: Money;
  payout_paid: Money;
  payout_failed: Money;
  identity_confirmed: Nothing;
  identity_rejected: Nothing;
  post_bought: OnPost & Money;
  handed_over: InChat;
  distress: InChat;
  age_cleared: Nothing;
  age_kept: Nothing;
  staff_decided: Nothing;
  held_for_review: Nothing;
  change_approved: Nothing;
  report_decided: Nothing;
  export_ready: Nothing;
  support_answered: Nothing;
  creator_left: Nothing;
  thanked: OnMessage;
  reacted: OnMessage;
  creator_confirmed: OnPage;
  liked: OnPost;
  commented: OnComment;
  replied: OnComment;
  post_late: OwnPost & Due;
  post_failed: OwnPost & Due;
  goal_reached: OnPost & { diamonds: number };
  month_together: OnPage & { years: number };
  year_together: OnPage & { years: number };
  fan_year: OnPage & { years: number };
};

type EventTopic = Exclude<Topic, TopicOfSql>;

/** What happened to `userId`, by topic. A person is notified once per `cause`. */
export type DomainEvent<T extends EventTopic = EventTopic> = T extends unknown
  ? { userId: string; topic: T; cause: string; now: Date } & Facts[T]
  : never;

/** An event without the fields that a function fills in for its callers. */
export type PartialEvent<T extends EventTopic, Filled extends string> = T extends unknown
  ? Omit<DomainEvent<T>, Filled>
  : never;

/** The person who was notified, and the cause. */
type Note = Pick<DomainEvent, 'userId' | 'cause'>;

export type DomainEventHooks = {
  /** Runs in the transaction of something that a person is notified of. */
  domainEvent: (tx: Tx, event: DomainEvent, context: Pick<Context, 'hooks'>) => Promise<void>;
  /** Runs in the transaction that takes back a part of a cause, such as a like. */
  retracted: (tx: Tx, note: Note) => Promise<void>;
  /** Runs after a sale and the note that SQL wrote of it have been committed. A failure is logged. */
  saleNoted: (context: Context, note: Note) => Promise<void>;
};

export async function publishDomainEvent(
  context: Pick<Context, 'hooks'>,
  tx: Tx,
  event: DomainEvent,
): Promise<void> {
  for (const onDomainEvent of context.hooks.domainEvent) await onDomainEvent(tx, event, context);
}

export async function retractDomainEvent({ hooks }: Context, tx: Tx, note: Note): Promise<void> {
  for (const onRetracted of hooks.retracted) await onRetracted(tx, note);
}

export async function publishSale(context: Context, note: Note): Promise<void> {
  for (const onSaleNoted of context.hooks.saleNoted) {
    await onSaleNoted(context, note).catch((error) => context.log.warn({ error }, 'a sale hook failed'));
  }
}
