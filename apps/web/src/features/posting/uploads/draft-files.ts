import { deleteFile, readFile, saveFile } from '../../../lib/storage/saved-files.ts';

const nameOf = (id: string) => `post ${id}`;

/** Keeps the file of a draft's item until it is on the server, also over a reload. */
export async function storeDraftFile(id: string, file: File): Promise<void> {
  await saveFile(nameOf(id), file);
}

export async function readDraftFile(id: string): Promise<File | undefined> {
  const file = await readFile(nameOf(id));
  return file instanceof File ? file : undefined;
}

export async function deleteDraftFile(id: string): Promise<void> {
  await deleteFile(nameOf(id));
}
