import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { sweepVersions } from './changes/sweep-versions.ts';

export const chatCrontab = ['17 4 * * * chat.sweep'];

export function chatJobs(context: Context): Record<string, JobHandler> {
  return { 'chat.sweep': () => sweepVersions(context) };
}
