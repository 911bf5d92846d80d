import { messageMediaMax } from '@kindred/contract/chat/limits';
import { postPriceMax, postPriceMin } from '@kindred/contract/posts/limits';
import { useState } from 'react';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { isHeic, kindOfFile, maxBytes } from '../../media/file-kinds.ts';
import type { Recording } from '../voice/use-recorder.ts';
import type { Attachment } from './attachment.ts';
import { deleteAttachmentFiles, storeAttachmentFile } from './attachment-files.ts';

const megabyte = 1024 * 1024;

export type Attachments = ReturnType<typeof useAttachments>;

/** Earlier attachments, and the text of their price. */
type Before = { items: readonly Attachment[]; price: string };
const nothing: Before = { items: [], price: '' };

export function useAttachments(before: Before = nothing) {
  const { t } = useTranslation();
  const [items, setItems] = useState(before.items);
  const [price, setPrice] = useState(before.price);
  return {
    items,
    price,
    setPrice,
    /** In diamonds; undefined without a price, null where the text is no valid price. */
    diamonds: items.length === 0 || price === '' ? undefined : priceOf(price),
    addFiles: (files: readonly File[]) => {
      const attachments = storeFiles(files, messageMediaMax - items.length, t);
      setItems((stored) => [...stored, ...attachments]);
    },
    /** A voice note stands alone. */
    addVoice: ({ file, durationMs, peaks }: Recording) => {
      const id = crypto.randomUUID();
      void storeAttachmentFile(id, file).then(() =>
        setItems([{ id, kind: 'voice', name: '', peaks, durationMs }]),
      );
    },
    /** Takes over the attachments as the server stored them. */
    replace: (next: Before) => {
      deleteAttachmentFiles(items);
      setItems(next.items);
      setPrice(next.price);
    },
    /** Adds items of the vault, which are on the server already. */
    addStored: (stored: readonly Attachment[]) =>
      setItems((before) => {
        const added = stored.filter(({ mediaId }) => !before.some((item) => item.mediaId === mediaId));
        return [...before, ...added].slice(0, messageMediaMax);
      }),
    remove: (id: string) => {
      deleteAttachmentFiles(items.filter((item) => item.id === id));
      setItems((before) => before.filter((item) => item.id !== id));
    },
    /** Empties the composer; the outbox owns the files. */
    clear: () => {
      setItems([]);
      setPrice('');
    },
  };
}

/** Keeps the files until they are sent. A file of a wrong kind or size, or beyond `max`, is refused with a toast. */
function storeFiles(files: readonly File[], max: number, t: Translate): Attachment[] {
  const attachments: Attachment[] = [];
  for (const file of files) {
    const kind = kindOfFile(file);
    if (!kind && isHeic(file)) toast('warning', t('file.heic', { name: file.name }));
    else if (!kind) toast('warning', t('attachment.wrongType', { name: file.name }));
    else if (file.size > maxBytes[kind])
      toast('warning', t('attachment.tooLarge', { name: file.name, megabytes: maxBytes[kind] / megabyte }));
    else if (attachments.length >= max) {
      toast('warning', t('attachment.tooMany', { count: messageMediaMax }));
      break;
    } else {
      const id = crypto.randomUUID();
      void storeAttachmentFile(id, file);
      attachments.push({ id, kind, name: file.name });
    }
  }
  return attachments;
}

function priceOf(text: string): number | null {
  const diamonds = Number(text);
  return diamonds >= postPriceMin && diamonds <= postPriceMax ? diamonds : null;
}
