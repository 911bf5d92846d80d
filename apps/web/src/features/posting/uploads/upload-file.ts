import type { UploadedMedia } from '@kindred/contract/media/calls';
import { maxClipSeconds } from '@kindred/contract/media/limits';
import { errorText } from '../../../lib/call/error-text.ts';
import { uploadCall } from '../../../lib/call/upload-call.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { ClipError, drawPoster } from '../../media/read-clip.ts';
import type { DraftItem, Upload } from '../drafts/draft.ts';

export type FileToUpload = { id: string; kind: DraftItem['kind']; file: File; localUrl: string };

/** An update of an upload: its stage, the poster of a clip, in the end what the server stored. */
export type UploadUpdate = { upload: Upload; posterUrl?: string; media?: UploadedMedia };

/** Uploads one file and reports its stages to `onUpdate`, also after an abort. Never throws. */
export async function uploadFile(
  { id, kind, file, localUrl }: FileToUpload,
  signal: AbortSignal,
  onUpdate: (update: UploadUpdate) => void,
): Promise<void> {
  try {
    const files: Record<string, Blob> = { file };
    if (kind === 'video') {
      onUpdate({ upload: { stage: 'preparing' } });
      files.poster = await drawPoster(localUrl);
      onUpdate({ upload: { stage: 'sending', part: 0 }, posterUrl: URL.createObjectURL(files.poster) });
    }
    const onProgress = (part: number) => onUpdate({ upload: { stage: 'sending', part } });
    const media = await uploadCall('uploadMedia', { client_id: id }, { files, signal, onProgress });
    onUpdate({ upload: { stage: 'done' }, media });
  } catch (error) {
    onUpdate({ upload: { stage: 'failed', reason: reasonOf(error, file) } });
  }
}

function reasonOf(error: unknown, { name }: File): string {
  if (!(error instanceof ClipError)) return errorText(error);
  return i18n.t(error.key, { name, minutes: maxClipSeconds / 60 });
}
