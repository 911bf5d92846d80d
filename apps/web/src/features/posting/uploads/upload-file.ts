import type { UploadedMedia } from '@kindred/contract/media/calls';
import { maxClipSeconds } from '@kindred/contract/media/limits';
import { errorText } from '../../../lib/call/error-text.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { ClipError } from '../../media/read-clip.ts';
import { type FileToUpload, uploadMedia } from '../../media/upload/upload-media.ts';
import type { Upload } from '../drafts/draft.ts';

/** An update of an upload: its stage, the poster of a clip, in the end what the server stored. */
export type UploadUpdate = { upload: Upload; posterUrl?: string; media?: UploadedMedia };

/** Uploads one file and reports its stages to `onUpdate`, also after an abort. Never throws. */
export async function uploadFile(
  file: FileToUpload,
  signal: AbortSignal,
  onUpdate: (update: UploadUpdate) => void,
): Promise<void> {
  try {
    if (file.kind === 'video') onUpdate({ upload: { stage: 'preparing' } });
    const media = await uploadMedia(file, {
      signal,
      onProgress: (part) => onUpdate({ upload: { stage: 'sending', part } }),
      onPoster: (poster) =>
        onUpdate({ upload: { stage: 'preparing' }, posterUrl: URL.createObjectURL(poster) }),
    });
    onUpdate({ upload: { stage: 'done' }, media });
  } catch (error) {
    onUpdate({ upload: { stage: 'failed', reason: reasonOf(error, file) } });
  }
}

function reasonOf(error: unknown, { name }: FileToUpload): string {
  if (!(error instanceof ClipError)) return errorText(error);
  return i18n.t(error.key, { name, minutes: maxClipSeconds / 60 });
}
