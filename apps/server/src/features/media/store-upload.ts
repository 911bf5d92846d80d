import type { Context } from '../../context.ts';
import { insertMedia } from './insert-media.ts';
import { refuseWhenFull } from './quota.sql.ts';
import { findUpload, insertUpload } from './uploads.sql.ts';
import { type NewFile, withFiles } from './with-files.ts';

type Upload = { clientId: string; userId: string };

/** Stores a file that somebody uploads, once per client id; `read` makes of it what is stored. Gives the id of its media. */
export async function storeUpload(
  context: Context,
  upload: Upload,
  read: () => Promise<NewFile>,
): Promise<string> {
  const known = await findUpload(context.db, upload.userId, upload.clientId);
  if (known) return known;
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

/** The same upload came in by another request and was first. */
class SentTwice extends Error {}

function insertUploaded(context: Context, { clientId, userId }: Upload, file: NewFile): Promise<string> {
  const now = context.clock.now();
  return withFiles(context, userId, [file], async (tx, [put]) => {
    if (!put) throw new Error('one upload makes one file');
    const { mediaId } = await insertMedia(tx, { ...put, ownerUserId: userId, class: 'private', now });
    if (await insertUpload(tx, { userId, clientId, mediaId, now })) return mediaId;
    throw new SentTwice();
  });
}
