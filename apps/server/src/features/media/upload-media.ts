import type { UploadedMedia } from '@kindred/contract/media/calls';
import { maxImageBytes } from '@kindred/contract/media/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { cleanClip } from './clean-clip.ts';
import { imageFormat } from './image-format.ts';
import { insertMedia } from './insert-media.ts';
import { type PreparedImage, prepareImage } from './prepare-image.ts';
import { findUpload, insertUpload, listMediaOf } from './uploads.sql.ts';
import { type NewFile, withFiles } from './with-files.ts';

/** Keeps a picture or a clip for a post to come; the same `client_id` gives the file that was kept first. */
export async function uploadMedia(
  context: Context,
  { client_id: clientId }: { client_id: string },
  viewer: Viewer,
  files: UploadedFile[],
): Promise<UploadedMedia> {
  const mediaId =
    (await findUpload(context.db, viewer.userId, clientId)) ??
    (await keep(context, clientId, viewer.userId, files));
  const [uploaded] = await listMediaOf(context, [mediaId], viewer);
  return uploaded ?? refuse('notFound');
}

async function keep(
  context: Context,
  clientId: string,
  userId: string,
  files: UploadedFile[],
): Promise<string> {
  const file = await readUpload(files);
  const now = context.clock.now();
  try {
    return await withFiles(context, [file], async (tx, [put]) => {
      if (!put) throw new Error('one upload makes one file');
      const { mediaId } = await insertMedia(tx, { ...put, ownerUserId: userId, class: 'private', now });
      if (await insertUpload(tx, { userId, clientId, mediaId, now })) return mediaId;
      throw new SentTwice();
    });
  } catch (error) {
    const kept = error instanceof SentTwice && (await findUpload(context.db, userId, clientId));
    if (!kept) throw error;
    return kept;
  }
}

/** The same upload came in by another request and was first. */
class SentTwice extends Error {}

/** What a file is, its bytes say: a picture on the list, else it has to be a clip and come with a poster. */
async function readUpload(files: UploadedFile[]): Promise<NewFile> {
  const { file, poster, ...others } = Object.fromEntries(files.map(({ field, bytes }) => [field, bytes]));
  if (!file || Object.keys(others).length > 0) refuse('invalidInput', { field: 'file' });
  if (imageFormat(file)) return { image: await preparePicture(file) };
  if (file.toString('latin1', 4, 8) !== 'ftyp') refuse('fileRefused');
  if (!poster) refuse('clipRefused');
  return { film: cleanClip(file), image: await preparePicture(poster) };
}

function preparePicture(bytes: Buffer): Promise<PreparedImage> {
  if (bytes.length > maxImageBytes) refuse('tooLarge');
  return prepareImage(bytes);
}
