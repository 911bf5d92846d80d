import type { Context } from '../../context.ts';
import { transact } from '../../platform/db/transact.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { eraseMedia } from './erase-media.ts';
import { removeFiles } from './remove-files.ts';
import { deleteUnusedUploads } from './uploads.sql.ts';

/** Longer than somebody lets an unfinished post lie. */
const keepMs = 30 * 86_400_000;

export const mediaCrontab = ['43 3 * * * media.drop-unused-uploads'];

export function mediaJobs(context: Context): Record<string, JobHandler> {
  return {
    'media.drop-unused-uploads': () => dropUnusedUploads(context),
    'media.erase': (payload) => eraseMedia(context, payload),
  };
}

/** Uploads that no post ever took. Rows first: a crash in between leaves files that nothing names. */
export async function dropUnusedUploads(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - keepMs);
  for (;;) {
    const dropped = await transact(context, (tx) => deleteUnusedUploads(tx, before));
    for (const { key, kind, widths } of dropped) {
      await removeFiles(context, { key, widths, isClip: kind === 'video' });
    }
    if (dropped.length === 0) return;
  }
}
