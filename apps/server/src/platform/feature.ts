import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { PaymentEvent } from '../outside/payments/payments.ts';
import type { Tx } from './db/db.ts';
import type { Route } from './http/route.ts';
import type { JobHandler } from './jobs/jobs.ts';

/**
 * What a feature hands to app.ts: its calls, its background work, and what it does when a lower rung has news
 * in whose transaction it must take part.
 */
export type Feature = {
  routes?: Route[];
  /** HTTP beside the contract: media files, webhooks, pages. */
  plugin?: (app: FastifyInstance, context: Context) => void | Promise<void>;
  jobs?: (context: Context) => Record<string, JobHandler>;
  /** `* * * * * task` lines, UTC. */
  crontab?: string[];
  hooks?: Partial<Hooks>;
};

export type Hooks = {
  /** By purpose of the checkout: settles it inside the transaction that records the event; gives the outcome's name. */
  settlePayment: Record<string, (context: Context, tx: Tx, event: PaymentEvent) => Promise<string>>;
};

/** Puts the hooks of all features together. */
export function gatherHooks(features: Feature[]): Hooks {
  return {
    settlePayment: Object.assign({}, ...features.map((feature) => feature.hooks?.settlePayment ?? {})),
  };
}
