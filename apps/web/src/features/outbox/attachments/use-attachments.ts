import { messageMediaMax } from '@kindred/contract/chat/limits';
import { postPriceMax, postPriceMin } from '@kindred/contract/posting/limits';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { isHeic, kindOfFile, maxBytes } from '../../media/file-kinds.ts';
import type { Recording } from '../voice/use-recorder.ts';
import type { Attachment } from './attachment.ts';
import { deleteAttachmentFiles, storeAttachmentFile } from './attachment-files.ts';

const megabyte = 1024 * 1024;

export type Attachments = ReturnType<typeof useAttachments>;

/** What was attached before, and its price as it is typed. */
type Before = { items: readonly Attachment[]; price: string };
const nothing: Before = { items: [], price: '' };

/** What the message that is being written brings along, and what a creator asks for it. */
export function useAttachments(before: Before = nothing) {
  const { t } = useTranslation();
  const [items, setItems] = useState(before.items);
  const [price, setPrice] = useState(before.price);

  const addFiles = (files: readonly File[]) => {
    const taken: Attachment[] = [];
    for (const file of files) {
      const kind = kindOfFile(file);
      if (!kind && isHeic(file)) toast('warning', t('file.heic', { name: file.name }));
      else if (!kind) toast('warning', t('attachment.wrongType', { name: file.name }));
      else if (file.size > maxBytes[kind])
        toast('warning', t('attachment.tooLarge', { name: file.name, megabytes: maxBytes[kind] / megabyte }));
      else if (items.length + taken.length >= messageMediaMax) {
        toast('warning', t('attachment.tooMany', { count: messageMediaMax }));
        break;
      } else {
        const id = crypto.randomUUID();
        void storeAttachmentFile(id, file);
        taken.push({ id, kind, name: file.name });
      }
    }
    setItems((before) => [...before, ...taken]);
  };
  return {
    items,
    price,
    setPrice,
    /** Diamonds; undefined where nothing is asked, null where what was typed is no price. */
    diamonds: items.length === 0 || price === '' ? undefined : priceOf(price),
    addFiles,
    /** A voice note stands alone. */
    addVoice: ({ file, durationMs, peaks }: Recording) => {
      const id = crypto.randomUUID();
      void storeAttachmentFile(id, file).then(() =>
        setItems([{ id, kind: 'voice', name: '', peaks, durationMs }]),
      );
    },
    /** What these are on the server by now. */
    replace: (next: Before) => {
      deleteAttachmentFiles(items);
      setItems(next.items);
      setPrice(next.price);
    },
    /** Of the vault: they are on the server already. */
    addStored: (stored: readonly Attachment[]) =>
      setItems((before) =>
        [...before, ...stored.filter(({ mediaId }) => !before.some((one) => one.mediaId === mediaId))].slice(
          0,
          messageMediaMax,
        ),
      ),
    remove: (id: string) => {
      deleteAttachmentFiles(items.filter((item) => item.id === id));
      setItems((before) => before.filter((item) => item.id !== id));
    },
    /** They are the outbox's now. */
    clear: () => {
      setItems([]);
      setPrice('');
    },
  };
}

function priceOf(typed: string): number | null {
  const diamonds = Number(typed);
  return diamonds >= postPriceMin && diamonds <= postPriceMax ? diamonds : null;
}
