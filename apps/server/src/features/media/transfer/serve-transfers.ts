import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxClipBytes, mediaIdHeader, transferPath } from '@kindred/contract/media/limits';
import { refusals } from '@kindred/contract/wire/errors';
import { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { refusalEnvelope, toRefusal } from '../../../platform/http/answers/envelope.ts';
import { callCounter } from '../../../platform/http/limits/call-counter.ts';
import { refuseUnauthorized } from '../../../platform/http/limits/refuse-unauthorized.ts';
import { bearerToken } from '../../../platform/http/register-route.ts';
import { finishTransfer } from './finish-transfer.ts';
import { openTransfer } from './open-transfer.ts';
import { TransferStore } from './transfer-store.ts';
import { findOwnTransfer, findTransfer, type Transfer } from './transfers.sql.ts';
import { uploadLeases } from './upload-lease.ts';

type ById = { Params: { uploadId: string } };

/** Three files at a time in parts of 8 MB, over a fast line, in two tabs. */
const maxRequests = 1200;
const requestsMs = 60_000;
/** A sender who sends nothing for so long is disconnected; what has come is kept. */
const maxSilenceMs = 30_000;
const lockDrainMs = 1000;
const partType = 'application/offset+octet-stream';

/**
 * Serves tus 1.0 below `transferPath`: files of up to 2 GB in parts, for the signed-in person. An upload of somebody
 * else is one that does not exist. The answers to the last part, and to questions after it, name the media.
 */
export function serveTransfers(app: FastifyInstance, context: Context): void {
  const count = callCounter(context);
  const tus = createServer(context);
  const hidden = {
    schema: { hide: true },
    config: {
      rateLimit: {
        max: maxRequests,
        timeWindow: requestsMs,
        hook: 'preHandler' as const,
        keyGenerator: ({ viewer, ip }: FastifyRequest) => `media transfer:${viewer?.userId ?? ip}`,
      },
    },
  };
  // Parts go to the disk as they come.
  app.addContentTypeParser(partType, (_request, _payload, done) => done(null));
  const signIn = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    request.viewer = await context.authenticate(bearerToken(request));
    if (!request.viewer) return refuseUnauthorized(count, request, reply);
    if (request.viewer.isHeld) refuse('ageHeld');
    if (request.viewer.isBanned) refuse('banned');
  };
  const handOver = async (request: FastifyRequest, reply: FastifyReply) => {
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
    reply.hijack();
    if (request.viewer) senders.set(request.raw, request.viewer.userId);
    request.raw.setTimeout(maxSilenceMs);
    await tus.handle(request.raw, reply.raw);
  };
  app.route({ method: 'OPTIONS', url: transferPath, schema: { hide: true }, handler: handOver });
  app.route({ ...hidden, method: 'POST', url: transferPath, onRequest: signIn, handler: handOver });
  app.route<ById>({
    ...hidden,
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${transferPath}/:uploadId`,
    onRequest: signIn,
    handler: async (request, reply) => {
      const mediaId = await readFinished(context, await getOwn(context, request));
      if (mediaId) reply.header(mediaIdHeader, mediaId);
      return handOver(request, reply);
    },
  });
}

async function getOwn(context: Context, request: FastifyRequest<ById>): Promise<Transfer> {
  const own = { uploadId: request.params.uploadId, userId: request.viewer?.userId ?? '0' };
  return (await findOwnTransfer(context.db, own)) ?? refuse('notFound');
}

/** Returns the media of a whole file. One whose last answer was lost, or whose server was killed then, ends here. */
async function readFinished(context: Context, transfer: Transfer): Promise<string | undefined> {
  if (transfer.state === 'uploading' && transfer.received < transfer.bytes) return undefined;
  return finishTransfer(context, transfer);
}

/** Who sent a request, for the tus server, which knows no sign-in. */
const senders = new WeakMap<IncomingMessage, string>();

function createServer(context: Context): Server {
  return new Server({
    path: transferPath,
    datastore: new TransferStore(context),
    locker: uploadLeases(context),
    lockDrainTimeout: lockDrainMs,
    maxSize: maxClipBytes,
    relativeLocation: true,
    allowedOrigins: [context.publicUrl()],
    namingFunction: async (request, metadata = {}) => {
      const { req, res } = request.runtime?.node ?? {};
      const userId = (req && senders.get(req as IncomingMessage)) ?? refuse('unauthorized');
      const bytes = Number(request.headers.get('upload-length') ?? 0);
      const transfer = await openTransfer(context, { userId, bytes, metadata });
      (res as ServerResponse).setHeader(mediaIdHeader, transfer.media_id);
      return transfer.upload_id;
    },
    onUploadFinish: async (_request, { id }) => {
      const transfer = (await findTransfer(context.db, id)) ?? refuse('notFound');
      return { headers: { [mediaIdHeader]: await finishTransfer(context, transfer) } };
    },
    onResponseError: (_request, error) => describeError(context, error),
  });
}

/** Turns our refusals and unexpected errors into answers; those of the protocol stay as they are. */
function describeError({ log }: Context, error: Error | { status_code: number; body: string }) {
  if ('status_code' in error) return undefined;
  const refusal = toRefusal(error);
  if (refusal.isUnexpected) log.error({ err: error }, 'an upload failed');
  const body = JSON.stringify(refusalEnvelope(refusal.name, refusal.data));
  return { status_code: refusals[refusal.name].status, body };
}
