import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import type { Attachment } from '../outbox/attachments/attachment.ts';

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
