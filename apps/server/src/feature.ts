import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Hooks } from './hooks.ts';
import type { JobHandler } from './platform/jobs/job-runner.ts';
import type { Route } from './route.ts';

/** What a feature hands to app.ts: its calls, its background work, and its part in the hooks of other features. */
export type Feature = {
  routes?: Route[];
  /** HTTP beside the contract: media files, webhooks, pages. */
  plugin?: (app: FastifyInstance, context: Context) => void | Promise<void>;
  jobs?: (context: Context) => Record<string, JobHandler>;
  /** Jobs that may wait minutes for something outside. They have slots of their own, so that the others never wait. */
  longJobs?: (context: Context) => Record<string, JobHandler>;
  /** Takes back the work of a process that was killed. Runs before the jobs start, where no other process can be at work. */
  recover?: (context: Context) => Promise<void>;
  /** `* * * * * task` lines, UTC. */
  crontab?: string[];
  hooks?: Partial<Hooks>;
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
