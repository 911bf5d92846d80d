import { open } from 'node:fs/promises';
import type { ParsedInput } from '@kindred/contract/all/calls';
import type { UploadedMedia } from '@kindred/contract/media/calls';
import { maxClipBytes, maxImageBytes } from '@kindred/contract/media/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { RequestContext, UploadedFile } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { imageFormat, isHeic } from './image/image-format.ts';
import { type PreparedImage, prepareImage } from './image/prepare-image.ts';
import { storeUpload } from './store-upload.ts';
import { listMediaOf } from './uploads.sql.ts';
import { stripVideoMetadata } from './video/strip-video-metadata.ts';
import type { NewFile } from './with-files.ts';

/**
 * Stores a picture or a clip for a later post or message; a repeated `client_id` returns the first file. Refuses with
 * `invalidInput`, `heicRefused`, `fileRefused`, `clipRefused`, `tooLarge`, `storageFull` and `diskFull`.
 */
export async function uploadMedia(
  context: Context,
  { client_id: clientId }: ParsedInput<'uploadMedia'>,
  viewer: Viewer,
  { files }: Pick<RequestContext, 'files'>,
): Promise<UploadedMedia> {
  const mediaId = await storeUpload(context, { clientId, userId: viewer.userId }, () =>
    readUpload(context, files),
  );
  const [uploaded] = await listMediaOf(context, [mediaId], viewer);
  return uploaded ?? refuse('notFound');
}

/** Detects the format by the bytes: a supported picture, else a clip, which needs a poster. */
async function readUpload(context: Context, files: UploadedFile[]): Promise<NewFile> {
  const byField = Object.fromEntries(files.map((file) => [file.field, file]));
  const { file, poster, ...others } = byField;
  if (!file || Object.keys(others).length > 0) refuse('invalidInput', { field: 'file' });
  const head = await readHead(file);
  if (imageFormat(head)) return { image: await preparePicture(file) };
  if (isHeic(head)) refuse('heicRefused');
  if (head.toString('latin1', 4, 8) !== 'ftyp') refuse('fileRefused');
  if (!poster) refuse('clipRefused');
  if (file.size > maxClipBytes) refuse('tooLarge');
  const image = await preparePicture(poster);
  return { image, video: await stripVideoMetadata(context, file.path, `${file.path}.mp4`) };
}

async function readHead({ path }: UploadedFile): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function preparePicture({ path, size }: UploadedFile): Promise<PreparedImage> {
  if (size > maxImageBytes) refuse('tooLarge');
  return prepareImage(path);
}
