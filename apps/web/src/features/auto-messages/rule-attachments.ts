import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import type { Attachment } from '../outbox/attachments/attachment.ts';
import { uploadAttachment } from '../outbox/attachments/upload-attachment.ts';

export function savedAttachments({ media, price }: Pick<AutoMessage, 'media' | 'price'>) {
  const items = media.map(
    ({ media_id, type, placeholder, image }): Attachment => ({
      id: media_id,
      kind: type === 'audio' ? 'voice' : type,
      name: '',
      mediaId: media_id,
      placeholder,
      url: image,
    }),
  );
  return { items, price: price === null ? '' : String(price) };
}

/** Uploads what is not on the server yet, one file after the other; gives the ids of all. Throws as an upload does. */
export async function uploadAll(items: readonly Attachment[]): Promise<string[]> {
  const ids: string[] = [];
  for (const item of items) ids.push(item.mediaId ?? (await uploadAttachment(item)));
  return ids;
}
