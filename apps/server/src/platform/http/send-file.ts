import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../storage/storage.ts';

/** A file up to this size is read and sent as one piece, which costs a fraction of a stream. */
const maxPieceBytes = 1_048_576;

export type SentFile = {
  key: string;
  contentType: string;
  cacheControl: string;
  /** In bytes, if already known. */
  size?: number;
  /** The address below which nginx serves the same files internally; nginx then sends the bytes. */
  accelPrefix?: string | undefined;
};

/**
 * Sends a stored file, or the requested byte range (RFC 9110 §14; several ranges are answered with the whole file, as
 * the RFC allows). Answers 404 when the file is gone and 416 for a range outside the file.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  file: SentFile,
): Promise<FastifyReply> {
  const size = file.size ?? (await storage.size(file.key));
  if (size === undefined) return reply.code(404).send();
  reply.headers({
    'content-type': file.contentType,
    'cache-control': file.cacheControl,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (file.accelPrefix) return reply.header('x-accel-redirect', `${file.accelPrefix}${file.key}`).send();
  const range = parseRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD') return reply.send();
  if (end - start >= maxPieceBytes) return reply.send(storage.read(file.key, start, end));
  const piece = await storage.readPiece(file.key, start, end);
  if (piece) return reply.send(piece);
  return reply.code(404).removeHeader('content-length').removeHeader('content-range').send();
}

/** Returns the `bytes=` range within `size`; undefined when the whole file is to be sent. */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] === '') {
    const length = Number(match[2]);
    return length === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}
