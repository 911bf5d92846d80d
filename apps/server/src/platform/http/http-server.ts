import { join } from 'node:path';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { refusals } from '@kindred/contract/wire/errors';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import helmet from 'helmet';
import type { PlatformContext } from '../platform-context.ts';
import { compressAnswers } from './answers/compress-answers.ts';
import { responseCipher } from './answers/encrypt-response.ts';
import { refusalEnvelope, toRefusal } from './answers/envelope.ts';
import { openUploads } from './form/uploads.ts';
import { callCounter } from './limits/call-counter.ts';
import { limitCalls } from './limits/limit-calls.ts';
import { serveMetrics } from './metrics.ts';
import { documentResponses } from './openapi/document-responses.ts';
import { bearerToken, registerRoute } from './register-route.ts';
import type { HttpFeature } from './route.ts';

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['kindred', 'default'],
  },
};

/** The longest time for receiving a request, large files over slow connections included. */
const maxRequestMs = 600_000;

/** Builds a Fastify with all calls, `/openapi.json`, `/docs` and one log line per request. It does not listen yet. */
export async function buildHttpServer(
  context: PlatformContext,
  features: HttpFeature[],
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => context.random.token(9),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    bodyLimit: 65_536,
    forceCloseConnections: 'idle',
    trustProxy: context.config.trustProxy,
    requestTimeout: maxRequestMs,
    // What starts slowly on a busy machine would be given up.
    pluginTimeout: 0,
  });
  app.decorateRequest('viewer', undefined);
  app.decorateRequest('answerCode', undefined);

  sendSecurityHeaders(app);
  const count = callCounter(context);
  await limitCalls(app, count);
  await app.register(multipart, { throwFileSizeLimit: true });
  await documentCalls(app);

  acceptEmptyBodies(app);
  answerErrors(app);
  logEachRequest(app);
  serveMetrics(app, context);
  closeWhenIdle(app);
  if (context.config.encryptResponses) encryptAnswers(app, context);
  compressAnswers(app);
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());

  const { config } = context;
  // Files that a lone process finds belong to one that was killed.
  const uploads = await openUploads(join(config.dataDir, 'uploads'), config.isAlone ? { maxAgeMs: 0 } : {});
  for (const feature of features) {
    for (const route of feature.routes ?? []) registerRoute(app, context, { uploads, count }, route);
    if (feature.plugin) await app.register(async (scope) => feature.plugin?.(scope, context));
  }
  return app;
}

/** Describes the calls of the contract for `/openapi.json`, which `/docs` renders. */
async function documentCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kindred',
        version: '1',
        description:
          'Every answer is `{code, msg, data}`; `code` 2000 is success. Streams answer with `data:` lines of the same shape. ' +
          'With ENCRYPT_RESPONSES an answer to somebody signed in is a JSON string, base64 of iv (12 bytes), ciphertext and ' +
          'tag (16 bytes): AES-256-GCM under HKDF-SHA-256 of the bearer token (no salt, info `kindred response v1`). ' +
          'So is the payload of each `data:` line. What is said before signing in stays as it is.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => {
      const { call } = route.config ?? {};
      return { url, schema: call ? { ...schema, response: documentResponses(call) } : schema };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}

/** Computes the headers once; helmet's Fastify plugin would do so for each request. */
function sendSecurityHeaders(app: FastifyInstance): void {
  const protect = helmet({ contentSecurityPolicy, crossOriginEmbedderPolicy: false, hsts: false });
  app.addHook('onRequest', (request, reply, done) => protect(request.raw, reply.raw, () => done()));
}

/** Many clients announce JSON with every request, even without a body. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, {}) : parse(request, String(text), done),
  );
}

/** An embedded database is back within seconds, and the delay spreads the retries. */
const retryAfterSeconds = 2;

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.isUnexpected) request.log.error({ err: error }, 'request failed');
    const { status, code } = refusals[refusal.name];
    request.answerCode = code;
    if (refusal.name === 'unavailable') reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(refusalEnvelope(refusal.name, refusal.data));
  });
}

/** Fastify closes connections that are idle when closing begins; this also closes those that become idle later. */
function closeWhenIdle(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const closing = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(closing));
    closing.unref();
  });
}

function logEachRequest(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      code: request.answerCode,
      user: request.viewer?.userId,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

function encryptAnswers(app: FastifyInstance, context: PlatformContext): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    const token = bearerToken(request);
    if (!request.viewer || !token || typeof payload !== 'string') return payload;
    return responseCipher(token, context.random)(payload);
  });
}
