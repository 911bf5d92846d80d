import type { Topic } from '@kindred/contract/notifications/limits';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type { Context } from './context.ts';
import type { ProviderCheckout } from './outside/payments/payments.ts';
import type { Tx } from './platform/db/db.ts';
import type { Database } from './platform/db/schema.gen.ts';
import type { JobHandler } from './platform/jobs/job-runner.ts';
import type { Route } from './route.ts';

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
  /** Runs in the transaction that has made a new account. */
  userCreated: ((tx: Tx, userId: string) => Promise<void>)[];
  /** Runs in the transaction that deletes an account; each feature lets go of what it keeps of the person. */
  userDeleted: ((tx: Tx, person: DeletedPerson) => Promise<void>)[];
  /** Runs in the transaction of something that a person will want to know of. */
  domainEvent: ((tx: Tx, event: DomainEvent) => Promise<void>)[];
};

/** What happened to `userId`, told once per `cause`. */
export type DomainEvent = {
  userId: string;
  topic: Topic;
  /** Whom it is about. */
  otherUserId: string;
  charId: string;
  postId?: string;
  diamonds?: number;
  usdCents?: number;
  cause: string;
  now: Date;
};

/** Whose account goes, at what time. The account's row is locked. */
export type DeletedPerson = { userId: string; now: Date };

export type CheckoutRow = Selectable<Database['checkouts']>;

/**
 * Makes our books agree with the provider's checkout, its payments and its subscription, as they are now; the
 * checkout's row is locked. Gives a name for each thing that was done: none when the books agreed already.
 */
export type SettlePayment = (
  context: Context,
  tx: Tx,
  provided: ProviderCheckout,
  checkout: CheckoutRow,
) => Promise<string[]>;

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
    userCreated: features.flatMap((feature) => feature.hooks?.userCreated ?? []),
    userDeleted: features.flatMap((feature) => feature.hooks?.userDeleted ?? []),
    domainEvent: features.flatMap((feature) => feature.hooks?.domainEvent ?? []),
  };
}

/** Tells higher rungs of something that happens in this transaction. */
export async function publishDomainEvent(
  { hooks }: { hooks: Hooks },
  tx: Tx,
  event: DomainEvent,
): Promise<void> {
  for (const onDomainEvent of hooks.domainEvent) await onDomainEvent(tx, event);
}
