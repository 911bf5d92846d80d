import { useEffect, useState } from 'react';
import { deleteFile, readFile, saveFile } from '../../../lib/storage/saved-files.ts';
import type { Attachment } from './attachment.ts';

const nameOf = (id: string) => `outbox ${id}`;

/** Stores the file of an attachment for this tab and for a reload. */
export async function storeAttachmentFile(id: string, file: Blob): Promise<void> {
  await saveFile(nameOf(id), file);
}

/** The file of an attachment, also after a reload. */
export async function readAttachmentFile(id: string): Promise<Blob | undefined> {
  return readFile(nameOf(id));
}

export function deleteAttachmentFiles(attachments: readonly Attachment[] = []): void {
  for (const { id } of attachments) void deleteFile(nameOf(id));
}

/** An address of the file on this device, or of what is in the vault; undefined until it is there. */
export function useAttachmentUrl({ id, url }: Attachment): string | undefined {
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (url !== undefined) return;
    let objectUrl: string | undefined;
    let isOver = false;
    void readAttachmentFile(id).then((file) => {
      if (!file || isOver) return;
      objectUrl = URL.createObjectURL(file);
      setLocal(objectUrl);
    });
    return () => {
      isOver = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [id, url]);
  return url ?? local;
}
