import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { storeUpload } from './store-upload.ts';
import { getDurationOf } from './uploads.sql.ts';
import { rewriteVoice } from './video/rewrite-voice.ts';

/**
 * Stores a voice note for a later message; a repeated `client_id` returns the first. Refuses with `invalidInput`,
 * `voiceRefused`, `storageFull` and `diskFull`.
 */
export async function uploadVoice(
  context: Context,
  { client_id: clientId, peaks }: ParsedInput<'uploadVoice'>,
  { userId }: Viewer,
  { files }: Pick<RequestContext, 'files'>,
): Promise<CallOutput<'uploadVoice'>> {
  const [file, ...others] = files;
  if (file?.field !== 'file' || others.length > 0) refuse('invalidInput', { field: 'file' });
  const mediaId = await storeUpload(context, { clientId, userId, digest: null }, async () => {
    const voice = await rewriteVoice(context, file.path, `${file.path}.mp4`);
    return { voice: { ...voice, peaks } };
  });
  return { media_id: mediaId, duration: await getDurationOf(context.db, mediaId) };
}
