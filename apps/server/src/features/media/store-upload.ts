import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { insertMedia } from './insert-media.ts';
import { refuseWhenFull } from './quota.sql.ts';
import { findUpload, insertUpload } from './uploads.sql.ts';
import { type NewFile, withFiles } from './with-files.ts';
import { isRefusedFile } from './withheld/withhold-files.ts';

type Upload = {
  clientId: string;
  userId: string;
  /** SHA-256 of what was sent, of pictures and clips. */
  digest: Buffer | null;
};

/**
 * Stores an upload once per client id and returns the id of its media; `read` converts the upload. Refuses with
 * `fileWithheld` what was removed before.
 */
export async function storeUpload(
  context: Context,
  upload: Upload,
  read: () => Promise<NewFile>,
): Promise<string> {
  const existing = await findUpload(context.db, upload.userId, upload.clientId);
  if (existing) return existing;
  if (upload.digest && (await isRefusedFile(context.db, upload.digest))) refuse('fileWithheld');
  await refuseWhenFull(context.db, context.config, upload.userId);
  const file = await read();
  try {
    return await insertUploaded(context, upload, file);
  } catch (error) {
    const stored =
      error instanceof SentTwice && (await findUpload(context.db, upload.userId, upload.clientId));
    if (!stored) throw error;
    return stored;
  }
}

/** Another request has stored the same upload first. */
class SentTwice extends Error {}

function insertUploaded(
  context: Context,
  { clientId, userId, digest }: Upload,
  file: NewFile,
): Promise<string> {
  const now = context.clock.now();
  return withFiles(context, userId, [file], async (tx, [put]) => {
    if (!put) throw new Error('one upload makes one file');
    const { mediaId } = await insertMedia(tx, { ...put, ownerUserId: userId, class: 'private', now });
    if (await insertUpload(tx, { userId, clientId, mediaId, digest, now })) return mediaId;
    throw new SentTwice();
  });
}
