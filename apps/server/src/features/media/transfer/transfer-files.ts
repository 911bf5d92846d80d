import { constants, type FileHandle, mkdir, open, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../../context.ts';
import { digestFile } from '../withheld/withhold-files.ts';

type Folder = Pick<Context, 'config'>;

/** Files that are not whole yet, or not converted. All processes of an installation share the folder. */
const folderOf = ({ config }: Folder) => join(config.dataDir, 'transfers');
export const transferFile = (context: Folder, uploadId: string) => join(folderOf(context), uploadId);

/** Returns how many bytes of a file are there. */
export async function transferSize(context: Folder, uploadId: string): Promise<number> {
  return stat(transferFile(context, uploadId)).then(
    ({ size }) => size,
    () => 0,
  );
}

export type WrittenPart = { position: number; error?: unknown };

/**
 * Writes a stream into a file from `offset` on. Returns the position behind the last byte that is safely on the disk,
 * with the error that ended the stream early: what had come before is kept.
 */
export async function writePart(
  context: Folder,
  uploadId: string,
  offset: number,
  stream: AsyncIterable<Buffer>,
): Promise<WrittenPart> {
  await mkdir(folderOf(context), { recursive: true, mode: 0o700 });
  const file = await open(transferFile(context, uploadId), constants.O_RDWR | constants.O_CREAT, 0o600);
  const part: WrittenPart = { position: offset };
  try {
    for await (const chunk of stream) part.position += await writeWhole(file, chunk, part.position);
  } catch (error) {
    part.error = error;
  }
  try {
    await file.datasync();
    return part;
  } finally {
    await file.close();
  }
}

async function writeWhole(file: FileHandle, chunk: Buffer, position: number): Promise<number> {
  let written = 0;
  while (written < chunk.length)
    written += (await file.write(chunk, written, chunk.length - written, position + written)).bytesWritten;
  return written;
}

/** Cuts a file to its size and returns the SHA-256 of it. */
export async function digestTransfer(context: Folder, uploadId: string, bytes: number): Promise<Buffer> {
  const path = transferFile(context, uploadId);
  await truncate(path, bytes);
  return digestFile(path);
}

/** Removes the file of an upload and what its conversion left. */
export async function removeTransferFile(context: Folder, uploadId: string): Promise<void> {
  await rm(transferFile(context, uploadId), { force: true });
  await rm(convertedFile(context, uploadId), { force: true });
}

/** Where a clip is rewritten to. */
export const convertedFile = (context: Folder, uploadId: string) => `${transferFile(context, uploadId)}.mp4`;

/** Lists the uploads that have a file. */
export async function listTransferFiles(context: Folder): Promise<string[]> {
  const names = await readdir(folderOf(context)).catch(() => []);
  return [...new Set(names.map((name) => name.replace(/\.mp4$/, '')))];
}
