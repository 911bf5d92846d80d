import type { Call } from '@kindred/contract/wire/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../app-error.ts';
import { type Form, readForm } from './read-form.ts';
import type { Uploads } from './uploads.ts';

/** A body of at most this size, such as a comment's, is over at once: it takes nobody's place. */
const smallBytes = 1024 * 1024;
const retryAfterSeconds = 5;

/**
 * Reads the multipart body of a call and does the work with it; its files are gone when that is done, however it ends.
 * Refuses `tooManyRequests`, saying when to try again, while too many are under way.
 */
export async function withForm<Answer>(
  uploads: Uploads,
  call: Call,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (form: Form) => Promise<Answer>,
): Promise<Answer> {
  const release =
    call.maxBytes <= smallBytes ? () => {} : uploads.claim(request.viewer?.userId ?? request.ip);
  if (!release) {
    reply.header('retry-after', retryAfterSeconds);
    return refuse('tooManyRequests');
  }
  try {
    const form = await readForm(uploads, call.maxBytes, request);
    return await work(form).finally(form.remove);
  } finally {
    release();
  }
}
