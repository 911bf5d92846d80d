import type { Call } from '@kindred/contract/wire/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../app-error.ts';
import { type Form, readForm } from './read-form.ts';
import type { Uploads } from './uploads.ts';

/** A smaller body, such as a comment's, is received at once and claims no place. */
const smallBytes = 1024 * 1024;
const retryAfterSeconds = 5;

/**
 * Reads the multipart body of a call, runs `work` with it and removes its files afterwards. Refuses with
 * `tooManyRequests` and `Retry-After` while there are too many uploads.
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
