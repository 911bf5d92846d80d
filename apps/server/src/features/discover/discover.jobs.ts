import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { deleteUnusedTerms } from './search-terms.sql.ts';

export const discoverCrontab = ['23 4 * * * discover.delete-unused-terms'];

export function discoverJobs({ db }: Context): Record<string, JobHandler> {
  return { 'discover.delete-unused-terms': () => deleteUnusedTerms(db) };
}
