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
  /** Removes what is still there of the files. */
  remove: () => Promise<void>;
};

/**
 * Takes a `multipart/form-data` body (RFC 7578), its files onto the disk as they come; fields and files together at
 * most `maxBytes`. Refuses `tooLarge`, and `invalidInput` for what is no such body. Hangs up on a sender who has
 * fallen silent. When it fails, nothing is left on the disk.
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
    // What is still to come is read and forgotten, so that the answer reaches a sender who is not yet through.
    request.raw.resume();
    // The parser's own failures, such as a body that breaks off, have no status; they are the sender's.
    const isFile = error instanceof Error && 'syscall' in error;
    if (!isFile && toRefusal(error).name === 'internal') refuse('invalidInput');
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
  let left = maxBytes;
  const take = (bytes: number) => {
    left -= bytes;
    if (left < 0) refuse('tooLarge');
  };
  // A field that is longer than allowed would come in cut, so one byte more is let in, to be refused.
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

/** Writes a stream into a new file; gives its size. */
async function save(
  stream: AsyncIterable<Buffer>,
  path: string,
  take: (bytes: number) => void,
): Promise<number> {
  let size = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      take(chunk.length);
      yield chunk;
    }
  };
  await pipeline(stream, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return size;
}
