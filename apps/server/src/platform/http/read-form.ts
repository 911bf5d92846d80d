import type { FastifyRequest } from 'fastify';
import { refuse } from '../app-error.ts';
import { toRefusal } from './envelope.ts';
import type { UploadedFile } from './route.ts';

/**
 * Takes a `multipart/form-data` body (RFC 7578) into memory, fields and files together at most `maxBytes`; refuses
 * `tooLarge`, and `invalidInput` for what is no such body.
 */
export async function readForm(
  maxBytes: number,
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; files: UploadedFile[] }> {
  const fields: Record<string, string> = {};
  const files: UploadedFile[] = [];
  let bytesInAll = 0;
  // A field that is longer than allowed would come in cut, so one byte more is let in, to be refused.
  const limits = { fileSize: maxBytes, fieldSize: maxBytes + 1, files: 8, fields: 50 };
  try {
    for await (const part of request.parts({ limits })) {
      const bytes = part.type === 'file' ? await part.toBuffer() : Buffer.from(String(part.value));
      bytesInAll += bytes.length;
      if (bytesInAll > maxBytes) refuse('tooLarge');
      if (part.type === 'file') files.push({ field: part.fieldname, bytes });
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    // The parser's own failures, such as a body that breaks off, have no status; they are the sender's.
    if (toRefusal(error).name === 'internal') refuse('invalidInput');
    throw error;
  }
  return { fields, files };
}
