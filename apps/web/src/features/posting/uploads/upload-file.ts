import type { UploadedMedia } from '@kindred/contract/media/calls';
import { maxClipSeconds } from '@kindred/contract/media/limits';
import { errorText } from '../../../lib/call/error-text.ts';
import { uploadCall } from '../../../lib/call/upload-call.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import type { DraftItem, Upload } from '../drafts/draft.ts';
import { ClipError, drawPoster } from './read-clip.ts';

export type FileToUpload = { id: string; kind: DraftItem['kind']; file: File; localUrl: string };

/** What is heard of an upload: its stages, the poster of a clip, in the end what the server keeps. */
export type UploadNews = { upload: Upload; posterUrl?: string; media?: UploadedMedia };

/** Brings one file to the server and tells how it goes; whoever aborts it need not listen any more. Never throws. */
export async function uploadFile(
  { id, kind, file, localUrl }: FileToUpload,
  signal: AbortSignal,
  tell: (news: UploadNews) => void,
): Promise<void> {
  try {
    const files: Record<string, Blob> = { file };
    if (kind === 'video') {
      tell({ upload: { stage: 'preparing' } });
      files.poster = await drawPoster(localUrl);
      tell({ upload: { stage: 'sending', part: 0 }, posterUrl: URL.createObjectURL(files.poster) });
    }
    const onProgress = (part: number) => tell({ upload: { stage: 'sending', part } });
    const media = await uploadCall('uploadMedia', { client_id: id }, { files, signal, onProgress });
    tell({ upload: { stage: 'done' }, media });
  } catch (error) {
    tell({ upload: { stage: 'failed', reason: reasonOf(error, file) } });
  }
}

function reasonOf(error: unknown, { name }: File): string {
  if (!(error instanceof ClipError)) return errorText(error);
  return i18n.t(error.key, { name, minutes: maxClipSeconds / 60 });
}
