import type { Context } from '../../../context.ts';
import { transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { digestTransfer, removeTransferFile } from './transfer-files.ts';
import {
  beginProcessing,
  deleteUnneededMedia,
  failTransfer,
  findSameFile,
  findTransfer,
  lockTransfer,
  pointTransferTo,
  type Transfer,
} from './transfers.sql.ts';
import { isRefusedFile } from '../withheld/withhold-files.ts';

export const processTask = 'media.process';

/**
 * Hands a file of which all parts have come to a job, and returns the id of its media. A file that this person has
 * already, by its SHA-256, is that one; one that was removed at somebody's request fails. Does nothing a second time.
 */
export async function finishTransfer(context: Context, transfer: Transfer): Promise<string> {
  const { upload_id: uploadId, user_id: userId, bytes } = transfer;
  if (transfer.state !== 'uploading') return transfer.media_id;
  const digest = await digestTransfer(context, uploadId, bytes);
  const { mediaId, isNew } = await transact(context, async (tx) => {
    await lockTransfer(tx, uploadId);
    const locked = await findTransfer(tx, uploadId);
    if (locked?.state !== 'uploading') return { mediaId: locked?.media_id ?? '', isNew: true };
    if (await isRefusedFile(tx, digest)) {
      await beginProcessing(tx, locked.media_id);
      await failTransfer(tx, { uploadId, mediaId: locked.media_id, reason: 'fileWithheld' });
      return { mediaId: locked.media_id, isNew: false };
    }
    const same = await findSameFile(tx, { userId, digest });
    const mediaId = same?.media_id ?? locked.media_id;
    await pointTransferTo(tx, { uploadId, mediaId, digest });
    if (same) await deleteUnneededMedia(tx, locked.media_id);
    else {
      await beginProcessing(tx, mediaId);
      await enqueue(tx, processTask, { upload_id: uploadId }, { key: `${processTask}:${uploadId}` });
    }
    return { mediaId, isNew: !same };
  });
  if (!isNew) await removeTransferFile(context, uploadId);
  return mediaId;
}
