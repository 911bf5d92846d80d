import { maxClipSeconds } from '@kindred/contract/media/limits';
import { create } from 'zustand';
import { uploadCall } from '../../../lib/call/upload-call.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { ClipError } from '../../media/read-clip.ts';
import { uploadMedia } from '../../media/upload/upload-media.ts';
import type { Attachment } from './attachment.ts';
import { readAttachmentFile } from './attachment-files.ts';

/** The part of each upload that is on its way, 0 to 1, by its id. */
export const useUploadProgress = create<Readonly<Record<string, number>>>(() => ({}));

/** Why a file cannot be sent, in words; trying again would not help. */
export class AttachmentError extends Error {}

/** Uploads one attachment; gives the id of its media. The same one twice is one file on the server. */
export async function uploadAttachment(attachment: Attachment): Promise<string> {
  const file = await readAttachmentFile(attachment.id);
  if (!file) throw new AttachmentError(i18n.t('attachment.gone'));
  const onProgress = (part: number) => useUploadProgress.setState({ [attachment.id]: part });
  if (attachment.kind === 'voice') {
    const peaks = (attachment.peaks ?? [0]).join(',');
    const input = { client_id: attachment.id, peaks };
    return (await uploadCall('uploadVoice', input, { files: { file }, onProgress })).media_id;
  }
  const { id, kind, name } = attachment;
  try {
    return (await uploadMedia({ id, kind, file, name }, { onProgress })).media_id;
  } catch (error) {
    if (!(error instanceof ClipError)) throw error;
    throw new AttachmentError(i18n.t(error.key, { name, minutes: maxClipSeconds / 60 }));
  }
}

/** Uploads what is not on the server yet, one file after the other; gives the ids of all. Throws as an upload does. */
export async function uploadAll(items: readonly Attachment[]): Promise<string[]> {
  const ids: string[] = [];
  for (const item of items) ids.push(item.mediaId ?? (await uploadAttachment(item)));
  return ids;
}
