import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { enqueueDeletion } from '../delete-media.ts';
import { completeMedia } from '../insert-media.ts';
import { readMediaFile } from '../read-media-file.ts';
import { withFiles } from '../with-files.ts';
import { posterOf } from './poster-of.ts';
import { convertedFile, removeTransferFile, transferFile } from './transfer-files.ts';
import { failTransfer, findTransfer, type Transfer } from './transfers.sql.ts';

/** What is the file's own fault; trying again would not help. */
const lasting = new Set([
  'fileRefused',
  'heicRefused',
  'tooManyPixels',
  'clipRefused',
  'tooLarge',
  'storageFull',
]);

/** The upload was deleted meanwhile. */
class Gone extends Error {}

/** Converts a file that has come in parts, and makes its media ready or failed. A job. */
export async function processTransfer(context: Context, payload: unknown): Promise<void> {
  const { upload_id: uploadId } = payload as { upload_id: string };
  const transfer = await findTransfer(context.db, uploadId);
  if (transfer?.state === 'processing') await convert(context, transfer).catch(failFor(context, transfer));
  await removeTransferFile(context, uploadId);
}

async function convert(context: Context, transfer: Transfer): Promise<void> {
  const { upload_id: uploadId, user_id: userId, media_id: mediaId, poster_media_id: posterId } = transfer;
  const path = transferFile(context, uploadId);
  const source = { path, size: transfer.bytes, converted: convertedFile(context, uploadId) };
  const file = await readMediaFile(context, source, (clip) => posterOf(context, posterId, clip));
  await withFiles(context, userId, [file], async (tx, [put]) => {
    if (!put || !(await completeMedia(tx, mediaId, { ...put, now: context.clock.now() }))) throw new Gone();
    if (posterId) await enqueueDeletion(tx, [posterId]);
  });
}

const failFor =
  (context: Context, { upload_id: uploadId, media_id: mediaId }: Transfer) =>
  async (error: unknown) => {
    if (error instanceof Gone) return;
    if (!(error instanceof AppError && lasting.has(error.refusal))) throw error;
    await failTransfer(context.db, { uploadId, mediaId, reason: error.refusal });
  };
