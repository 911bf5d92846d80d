import type { UploadedMedia } from '@kindred/contract/media/calls';
import { uploadCall } from '../../../lib/call/upload-call.ts';
import { drawPoster } from '../read-clip.ts';
import { awaitMedia } from './await-media.ts';
import { sendFile } from './send-file.ts';

export type FileToUpload = { id: string; kind: 'image' | 'video'; file: Blob; name: string };

type UploadOptions = {
  signal?: AbortSignal;
  /** The part that is on its way, 0 to 1. */
  onProgress: (part: number) => void;
  onPoster?: (poster: Blob) => void;
};

/**
 * Uploads a picture, or a clip with its poster, and waits until it can be used. The same `id` again is the same upload
 * and goes on where it stopped. Throws as a call does, and `ClipError`.
 */
export async function uploadMedia(
  { id, kind, file, name }: FileToUpload,
  { signal, onProgress, onPoster }: UploadOptions,
): Promise<UploadedMedia> {
  const posterId = kind === 'video' ? await uploadPoster(id, file, { signal, onPoster }) : undefined;
  onProgress(0);
  const mediaId = await sendFile({ id, file, name, type: file.type, posterId }, { signal, onProgress });
  onProgress(1);
  return awaitMedia(mediaId, signal);
}

async function uploadPoster(
  id: string,
  clip: Blob,
  { signal, onPoster }: { signal: AbortSignal | undefined; onPoster: UploadOptions['onPoster'] },
): Promise<string> {
  const url = URL.createObjectURL(clip);
  try {
    const poster = await drawPoster(url);
    onPoster?.(poster);
    const options = { files: { file: poster }, onProgress: () => {}, ...(signal && { signal }) };
    return (await uploadCall('uploadMedia', { client_id: `${id}-poster` }, options)).media_id;
  } finally {
    URL.revokeObjectURL(url);
  }
}
