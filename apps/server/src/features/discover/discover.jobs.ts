import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { sweepTerms } from './search-terms.sql.ts';

export const discoverCrontab = ['23 4 * * * discover.sweep-terms'];

export function discoverJobs({ db }: Context): Record<string, JobHandler> {
  return { 'discover.sweep-terms': () => sweepTerms(db) };
}
