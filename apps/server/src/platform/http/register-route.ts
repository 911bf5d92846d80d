import { normalizeIP } from '@fastify/rate-limit';
import { type Call, idempotencyHeader } from '@kindred/contract/wire/call';
import { successCode } from '@kindred/contract/wire/refusal-codes';
import { isTimezone } from '@kindred/contract/wire/timezone';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../app-error.ts';
import type { PlatformContext } from '../platform-context.ts';
import { responseCipher } from './answers/encrypt-response.ts';
import { success, successText } from './answers/envelope.ts';
import { eventStream } from './answers/event-stream.ts';
import { serializeSuccess } from './answers/serialize-success.ts';
import type { Uploads } from './form/uploads.ts';
import { withForm } from './form/with-form.ts';
import type { CallCounter } from './limits/call-counter.ts';
import { refuseUnauthorized } from './limits/refuse-unauthorized.ts';
import { withAttemptLimits } from './limits/with-attempt-limits.ts';
import { describeCall } from './openapi/describe-call.ts';
import { pageLanguage } from './page/page-language.ts';
import { pageRegion } from './page/page-region.ts';
import { type HttpRoute, RawJson, type RequestContext, type UploadedFile } from './route.ts';
import { sessionSignal } from './session-signal.ts';
import type { SessionViewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: SessionViewer | undefined;
    /** The code of the envelope, for the log line. */
    answerCode: number | undefined;
  }
  interface FastifyContextConfig {
    /** The call of the contract that the route serves. */
    call?: Call;
  }
}

/**
 * Serves one call of the contract: authentication, limit, size cap, input parsed by its zod schema. The serializer of
 * the call's schema drops fields that the contract does not name; a `RawJson` answer is sent unchanged.
 */
export function registerRoute(
  app: FastifyInstance,
  context: PlatformContext,
  { uploads, count }: { uploads: Uploads; count: CallCounter },
  route: HttpRoute,
): void {
  const { call } = route;
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.maxBytes,
    config: {
      call,
      ...(call.limit.of === 'refusals' ? {} : { rateLimit: rateLimit(call) }),
    },
    schema: describeCall(call),
    validatorCompiler: () => () => true,
    serializerCompiler: () => serializeSuccess(call),
    onRequest: async (request, reply) => {
      // Answers hold personal data and tokens, so no cache may store them (RFC 9111 §5.2.2.5).
      reply.header('cache-control', 'no-store');
      if (call.auth === 'public') return;
      request.viewer = await context.authenticate(bearerToken(request));
      if (!request.viewer) return refuseUnauthorized(count, request, reply);
      if (request.viewer.isHeld && !call.isOpenToHeld) refuse('ageHeld');
      if (request.viewer.isBanned && !call.isOpenToHeld) refuse('banned');
      if (request.viewer.isMuted && call.isSpeech) refuse('muted');
      if (call.auth === 'creator' && !request.viewer.isCreator) refuse('creatorsOnly');
      if (call.auth === 'staff' && !request.viewer.isStaff) refuse('forbidden');
      if (call.auth === 'admin' && !request.viewer.isAdmin) refuse('forbidden');
    },
    handler: (request, reply) => {
      const http = { request, reply };
      if (call.kind === 'form' && request.isMultipart())
        return withForm(uploads, call, http, (form) => answer(context, route, http, form));
      const sent = call.method === 'GET' ? request.query : (request.body ?? {});
      const fields = call.path.includes(':') ? { ...(sent as object), ...(request.params as object) } : sent;
      return withAttemptLimits(count, call, http, fields, () =>
        answer(context, route, http, { fields, files: [] }),
      );
    },
  });
}

async function answer(
  context: PlatformContext,
  { call, handle }: HttpRoute,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { fields, files }: { fields: unknown; files: UploadedFile[] },
): Promise<unknown> {
  const input = parseInput(call.input, fields);
  const requestContext = readRequestContext(request, reply, files);
  if (call.idempotency === 'key') requireKey(requestContext.idempotencyKey);
  if (call.kind === 'stream') {
    const signal = request.viewer
      ? sessionSignal(context, request.viewer, requestContext.token, requestContext.signal)
      : requestContext.signal;
    const encrypt =
      context.config.encryptResponses && request.viewer
        ? responseCipher(requestContext.token, context.random)
        : undefined;
    const stream = eventStream(reply, { headers: { 'x-request-id': request.id }, encrypt, signal });
    const streamContext = { ...requestContext, signal, sendNow: stream.sendNow };
    return stream.sendAll(handle(input, request.viewer, streamContext) as AsyncIterable<unknown>);
  }
  const data = await (handle(input, request.viewer, requestContext) as Promise<unknown>);
  request.answerCode = successCode;
  if (data instanceof RawJson) {
    return reply.type('application/json; charset=utf-8').send(successText(data.text));
  }
  return success(data);
}

const rateLimit = (call: Call) => ({
  max: ({ viewer }: FastifyRequest) => maxOf(call, viewer),
  timeWindow: call.limit.seconds * 1000,
  hook: 'preHandler' as const,
  keyGenerator: limitKey(call),
});

function maxOf({ limit }: Call, viewer: SessionViewer | undefined): number {
  return (viewer?.hasRaisedLimits && limit.raisedMax) || limit.max;
}

/** Counts the calls of a person or of an address. All versions of a call count together. */
function limitKey({ method, path, limit }: Call): (request: FastifyRequest) => string {
  const name = `${method} ${path.replace(/^\/v\d+/, '')}`;
  return ({ viewer, ip }) => `${name}:${limit.per === 'user' && viewer ? viewer.userId : normalizeIP(ip)}`;
}

/** Returns the bearer token of a request (RFC 6750), or an empty text. */
export function bearerToken(request: FastifyRequest): string {
  return /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** Refuses with `idempotencyKeyMissing`: a spend without a key could happen twice. */
export function requireKey(key: string | undefined): string {
  if (!key) refuse('idempotencyKeyMissing');
  return key;
}

function parseInput(schema: z.ZodObject, fields: unknown): Record<string, unknown> {
  if (isUnreadable(fields, 0)) refuse('invalidInput');
  const parsed = schema.safeParse(fields);
  if (!parsed.success) refuse('invalidInput', { field: parsed.error.issues[0]?.path.join('.') ?? '' });
  return parsed.data;
}

/** More than any call's input needs, and far below what the stack can bear. */
const maxDepth = 20;

/** PostgreSQL text cannot hold U+0000. */
function isUnreadable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return depth > maxDepth || Object.values(value).some((part) => isUnreadable(part, depth + 1));
}

function readRequestContext(
  request: FastifyRequest,
  reply: FastifyReply,
  files: UploadedFile[],
): RequestContext {
  const key = request.headers[idempotencyHeader];
  const timezone = request.headers.timezone;
  let signal: AbortSignal | undefined;
  return {
    log: request.log,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    timezone: typeof timezone === 'string' && isKnownTimezone(timezone) ? timezone : 'UTC',
    language: pageLanguage(request.headers['accept-language']),
    get region() {
      return pageRegion(request.headers['accept-language']);
    },
    token: bearerToken(request),
    idempotencyKey: typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key) ? key : undefined,
    files,
    get signal() {
      signal ??= closeSignal(reply);
      return signal;
    },
  };
}

const knownTimezones = new Set<string>();

/** Caches names, because making a formatter is slow. */
function isKnownTimezone(name: string): boolean {
  if (knownTimezones.has(name)) return true;
  const isKnown = isTimezone(name);
  if (isKnown && knownTimezones.size < 1000) knownTimezones.add(name);
  return isKnown;
}

function closeSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // A reason of our own: without it each abort would create an exception with a stack.
  reply.raw.once('close', () => controller.abort('closed'));
  return controller.signal;
}
