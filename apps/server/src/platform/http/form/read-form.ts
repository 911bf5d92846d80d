import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../app-error.ts';
import { toRefusal } from '../answers/envelope.ts';
import type { UploadedFile } from '../route.ts';
import type { Uploads } from './uploads.ts';

export type Form = {
  fields: Record<string, string>;
  files: UploadedFile[];
  /** Removes the remaining files. */
  remove: () => Promise<void>;
};

/**
 * Reads a `multipart/form-data` body (RFC 7578) and streams its files to the disk; fields and files together may have
 * `maxBytes`. Refuses with `tooLarge`, or `invalidInput` for a malformed body. Disconnects a sender who sends nothing
 * for `maxSilenceMs`. On failure no file is left on the disk.
 */
export async function readForm(uploads: Uploads, maxBytes: number, request: FastifyRequest): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) refuse('tooLarge');
  const silence = setTimeout(() => request.raw.destroy(), uploads.maxSilenceMs);
  const onData = () => void silence.refresh();
  let folder: string | undefined;
  const remove = async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  try {
    request.raw.on('data', onData);
    const inFolder = async () => (folder ??= await uploads.makeFolder());
    return { ...(await readParts(request, maxBytes, inFolder)), remove };
  } catch (error) {
    await remove();
    // The rest of the body is discarded, so that the answer reaches a sender who is still sending.
    request.raw.resume();
    // Errors of the parser, such as a truncated body, have no status; they are the sender's.
    const isFileError = error instanceof Error && 'syscall' in error;
    if (!isFileError && toRefusal(error).name === 'internal') refuse('invalidInput');
    throw error;
  } finally {
    clearTimeout(silence);
    request.raw.off('data', onData);
  }
}

async function readParts(
  request: FastifyRequest,
  maxBytes: number,
  inFolder: () => Promise<string>,
): Promise<Pick<Form, 'fields' | 'files'>> {
  const fields: Record<string, string> = {};
  const files: UploadedFile[] = [];
  let remaining = maxBytes;
  const take = (bytes: number) => {
    remaining -= bytes;
    if (remaining < 0) refuse('tooLarge');
  };
  // The parser truncates long fields, so the limit is one byte more than allowed and `take` refuses.
  const limits = { fileSize: maxBytes, fieldSize: maxBytes + 1, files: 8, fields: 50 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const path = join(await inFolder(), String(files.length));
      files.push({ field: part.fieldname, path, size: await save(part.file, path, take) });
    } else {
      fields[part.fieldname] = String(part.value);
      take(Buffer.byteLength(String(part.value)));
    }
  }
  return { fields, files };
}

/** Writes a stream into a new file; returns its size in bytes. */
async function save(
  stream: AsyncIterable<Buffer>,
  path: string,
  take: (bytes: number) => void,
): Promise<number> {
  let size = 0;
  const countChunks = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      take(chunk.length);
      yield chunk;
    }
  };
  await pipeline(stream, countChunks, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return size;
}
