import type { ReportedType } from '@kindred/contract/moderation/limits';
import type { Topic } from '@kindred/contract/notifications/topics';
import type { RefusalName } from '@kindred/contract/wire/errors';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type { Context } from './context.ts';
import type { PayoutEvent, ProviderCheckout, ProviderPayment } from './outside/payments/payments.ts';
import type { ProviderName } from './outside/sign-in/sign-in.ts';
import type { Tx } from './platform/db/db.ts';
import type { Database } from './platform/db/schema.gen.ts';
import type { JobHandler } from './platform/jobs/job-runner.ts';
import type { Route } from './route.ts';
import type { Viewer } from './viewer.ts';

/**
 * What a feature hands to app.ts: its calls, its background work, and what it does when a lower rung has news
 * in whose transaction it must take part.
 */
export type Feature = {
  routes?: Route[];
  /** HTTP beside the contract: media files, webhooks, pages. */
  plugin?: (app: FastifyInstance, context: Context) => void | Promise<void>;
  jobs?: (context: Context) => Record<string, JobHandler>;
  /** Jobs that may wait minutes for something outside. They have slots of their own, so that they never hold up the others. */
  longJobs?: (context: Context) => Record<string, JobHandler>;
  /**
   * Takes back what a process that ended without a word was doing. Runs before the jobs start, where no other
   * process can be at work.
   */
  recover?: (context: Context) => Promise<void>;
  /** `* * * * * task` lines, UTC. */
  crontab?: string[];
  hooks?: Partial<Hooks>;
};

export type Hooks = {
  /** By purpose of the checkout. */
  settlePayment: Record<string, SettlePayment>;
  /**
   * The provider says that a payout or the account for it has changed. Asks `payments.payoutAccounts` what they are
   * now; may be told twice, late and out of order. Gives a name for what was done.
   */
  payoutEvent: ((context: Context, event: PayoutEvent) => Promise<string>)[];
  /** Runs in the transaction that has made a new account. */
  userCreated: ((tx: Tx, userId: string, signIn: FirstSignIn) => Promise<void>)[];
  /** Runs in the transaction that deletes an account; each feature lets go of what it keeps of the person. */
  userDeleted: ((tx: Tx, person: DeletedPerson) => Promise<void>)[];
  /**
   * Runs in the transaction that holds the account of somebody who says that they are under 18; what runs for them stops. The
   * wallet and the account are locked.
   */
  ageHeld: ((context: Context, tx: Tx, person: HeldPerson) => Promise<void>)[];
  /** A creator has come or gone. What is told of it is news alone. */
  presenceChanged: ((context: Context, presence: Presence) => Promise<void>)[];
  /** Runs in the transaction of something that a person will want to know of. */
  domainEvent: ((tx: Tx, event: DomainEvent, hooks: Hooks) => Promise<void>)[];
  /**
   * Something was sold for diamonds, its seller's notification was written under that cause by SQL, and both are
   * committed. What is told of it is news alone.
   */
  saleNoted: ((context: Context, sale: SaleNote) => Promise<void>)[];
  /** Runs in the transaction that has written notifications that are news to their readers. */
  notificationsAdded: ((tx: Tx, notifications: readonly AddedNotification[]) => Promise<void>)[];
  /** Runs in the transaction that has posted a charge of somebody's card. */
  chargePosted: ((tx: Tx, charge: PostedCharge) => Promise<void>)[];
  /** Runs in the transaction that has posted the refund of one, all of it or a part; `entryId` is the refund's. */
  chargeRefunded: ((tx: Tx, refund: PostedCharge) => Promise<void>)[];
  /** Runs in the transaction that has published a post for the first time. */
  postPublished: ((tx: Tx, post: { postId: string }) => Promise<void>)[];
  /** A message has been committed. What is told of it is news alone. */
  messageStored: ((context: Context, message: StoredMessage) => Promise<void>)[];
  /** Runs in the transaction that takes part of such a thing back. */
  retracted: ((tx: Tx, retraction: Retraction) => Promise<void>)[];
  /** What can be reported: one for each type of the wire. */
  reportables: Reportable[];
};

/** A kind of thing that can be reported. */
export type Reportable = {
  type: ReportedType;
  /** How a report is refused where the thing is not there for the viewer. */
  missing: RefusalName;
  /** The thing as the viewer sees it; undefined where they do not. Runs in the transaction that stores the report. */
  find: (
    tx: Tx,
    asked: { viewer: Viewer; id: string; chatNo: number; now: Date },
  ) => Promise<Reported | undefined>;
};

export type Reported = {
  /** Its number, however it was named. */
  id: string;
  /** Whose it is. */
  authorId: string;
  /** What its author wrote for nobody in particular; it goes with their account. At most 5,000 characters. */
  content: string;
  /** What was said to somebody, around it; it stays. */
  evidence?: unknown[];
};

/** With whom somebody signed in first, and the address of their picture there; '' where there is none. */
export type FirstSignIn = { provider: ProviderName; picture: string };

/** In whose conversation with which character a message stands, and who has not read it yet. */
export type StoredMessage = { charId: string; fanId: string; chatNo: number; readerId: string };

/** Whom a sale was noted for, under which cause. */
export type SaleNote = { userId: string; cause: string };

/** Whose notification it is, its number, and what happened. */
export type AddedNotification = { userId: string; id: string; topic: Topic };

/** Whose card was charged, and the entry that books it. */
export type PostedCharge = { userId: string; entryId: string; now: Date };

export type Presence = { userId: string; isOnline: boolean };

/** What happened to `userId`, told once per `cause`. */
export type DomainEvent = {
  userId: string;
  topic: Topic;
  /** Whom it is about; absent where it is about nobody else. */
  otherUserId?: string;
  charId?: string;
  /** In which of their conversations; the first where it is left out. */
  chatNo?: number;
  postId?: string;
  commentId?: string;
  messageId?: string;
  diamonds?: number;
  usdCents?: number;
  /** The same as a card is charged it in another currency: minor units. */
  charged?: { currency: string; amount: number } | undefined;
  /** When what it speaks of is due. */
  dueAt?: Date;
  /** How many years it speaks of. */
  itemNum?: number;
  cause: string;
  /** One notification stands for all that happens for this cause; it is told anew by each other person. */
  isGrouped?: boolean;
  now: Date;
};

/** Whom it was told, for which cause. */
export type Retraction = Pick<DomainEvent, 'userId' | 'cause'>;

/** Whose account goes, at what time. The account's row is locked. */
export type DeletedPerson = { userId: string; now: Date };

/** Whose account is held, since when. */
export type HeldPerson = { userId: string; now: Date };

export type CheckoutRow = Selectable<Database['checkouts']>;

/**
 * Makes our books agree with the provider's checkout, its payments and its subscription, as they are now; the
 * checkout's row is locked. Gives a name for each thing that was done: none when the books agreed already.
 */
export type SettlePayment = (
  context: Context,
  tx: Tx,
  provided: SettledCheckout,
  checkout: CheckoutRow,
) => Promise<string[]>;

/** The provider's checkout, its payments in US cents. */
export type SettledCheckout = Omit<ProviderCheckout, 'payments'> & { payments: CheckoutPayment[] };

/** A payment as the books have it: worth the price in US cents that was agreed to. */
export type CheckoutPayment = Omit<
  ProviderPayment,
  'currency' | 'amount' | 'refunded' | 'disputed' | 'tax'
> & {
  amountUsdCents: number;
  /** Given back so far. */
  refundedUsdCents: number;
  /** Withdrawn by disputes that are open or lost. */
  disputedUsdCents: number;
  /** Part of the amount that the provider found to be tax. */
  taxUsdCents: number;
  /** What the card was charged, what of it is tax, and what came back, be it by a dispute: minor units. */
  charged: { currency: string; amount: number; tax: number; refunded: number };
  /** It is not what was agreed to, and goes back. */
  mismatch?: 'wrong_currency' | 'wrong_amount' | 'over_limit';
};

/** The handlers of all features, by task. */
export function gatherJobs(
  features: Feature[],
  context: Context,
): { jobs: Record<string, JobHandler>; longJobs: Record<string, JobHandler> } {
  return {
    jobs: Object.assign({}, ...features.map((feature) => feature.jobs?.(context) ?? {})),
    longJobs: Object.assign({}, ...features.map((feature) => feature.longJobs?.(context) ?? {})),
  };
}

/** Puts the hooks of all features together. */
export function gatherHooks(features: Feature[]): Hooks {
  return {
    settlePayment: Object.assign({}, ...features.map((feature) => feature.hooks?.settlePayment ?? {})),
    payoutEvent: features.flatMap((feature) => feature.hooks?.payoutEvent ?? []),
    userCreated: features.flatMap((feature) => feature.hooks?.userCreated ?? []),
    userDeleted: features.flatMap((feature) => feature.hooks?.userDeleted ?? []),
    ageHeld: features.flatMap((feature) => feature.hooks?.ageHeld ?? []),
    presenceChanged: features.flatMap((feature) => feature.hooks?.presenceChanged ?? []),
    domainEvent: features.flatMap((feature) => feature.hooks?.domainEvent ?? []),
    saleNoted: features.flatMap((feature) => feature.hooks?.saleNoted ?? []),
    notificationsAdded: features.flatMap((feature) => feature.hooks?.notificationsAdded ?? []),
    chargePosted: features.flatMap((feature) => feature.hooks?.chargePosted ?? []),
    chargeRefunded: features.flatMap((feature) => feature.hooks?.chargeRefunded ?? []),
    postPublished: features.flatMap((feature) => feature.hooks?.postPublished ?? []),
    messageStored: features.flatMap((feature) => feature.hooks?.messageStored ?? []),
    retracted: features.flatMap((feature) => feature.hooks?.retracted ?? []),
    reportables: features.flatMap((feature) => feature.hooks?.reportables ?? []),
  };
}

/** Tells higher rungs of something that happens in this transaction. */
export async function publishDomainEvent(
  { hooks }: { hooks: Hooks },
  tx: Tx,
  event: DomainEvent,
): Promise<void> {
  for (const onDomainEvent of hooks.domainEvent) await onDomainEvent(tx, event, hooks);
}

/** Tells higher rungs of a sale that has been committed. */
export async function publishSale(context: Context & { hooks: Hooks }, sale: SaleNote): Promise<void> {
  for (const onSaleNoted of context.hooks.saleNoted) {
    await onSaleNoted(context, sale).catch((error) => context.log.warn({ error }, 'a sale was not told of'));
  }
}

/** Tells higher rungs that part of what was told is taken back in this transaction. */
export async function retractDomainEvent(
  { hooks }: { hooks: Hooks },
  tx: Tx,
  retraction: Retraction,
): Promise<void> {
  for (const onRetracted of hooks.retracted) await onRetracted(tx, retraction);
}
