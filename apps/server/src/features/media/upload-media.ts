import type { ParsedInput } from '@kindred/contract/all/calls';
import type { UploadedMedia } from '@kindred/contract/media/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { RequestContext, UploadedFile } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { preparePicture, readMediaFile } from './read-media-file.ts';
import { storeUpload } from './store-upload.ts';
import { listMediaOf } from './uploads.sql.ts';
import type { NewFile } from './with-files.ts';
import { digestFile } from './withheld/withhold-files.ts';

/**
 * Stores a picture or a clip for a later post or message; a repeated `client_id` returns the first file. Refuses with
 * `invalidInput`, `storageFull`, `fileWithheld` and what `readMediaFile` refuses with.
 */
export async function uploadMedia(
  context: Context,
  { client_id: clientId }: ParsedInput<'uploadMedia'>,
  viewer: Viewer,
  { files }: Pick<RequestContext, 'files'>,
): Promise<UploadedMedia> {
  const file = files.find(({ field }) => field === 'file');
  const digest = file ? await digestFile(file.path) : null;
  const mediaId = await storeUpload(context, { clientId, userId: viewer.userId, digest }, () =>
    readUpload(context, files),
  );
  const [uploaded] = await listMediaOf(context, [mediaId], viewer);
  return uploaded ?? refuse('notFound');
}

function readUpload(context: Context, files: UploadedFile[]): Promise<NewFile> {
  const byField = Object.fromEntries(files.map((file) => [file.field, file]));
  const { file, poster, ...others } = byField;
  if (!file || Object.keys(others).length > 0) refuse('invalidInput', { field: 'file' });
  const source = { ...file, converted: `${file.path}.mp4` };
  return readMediaFile(context, source, poster && (() => preparePicture(poster)));
}
