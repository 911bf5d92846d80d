import type { Context } from '../../context.ts';
import type { JobHandler } from '../../platform/jobs/job-runner.ts';
import { deleteOfPersonTask, deleteTask, runDeletion, runDeletionOfPerson } from './delete-media.ts';
import { sweepMedia } from './sweep-media.ts';

export const mediaCrontab = ['43 3 * * * media.sweep'];

export function mediaJobs(context: Context): Record<string, JobHandler> {
  return {
    [deleteTask]: (payload) => runDeletion(context, payload),
    [deleteOfPersonTask]: (payload) => runDeletionOfPerson(context, payload),
    'media.sweep': () => sweepMedia(context),
  };
}
