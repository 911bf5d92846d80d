import { createRemovalCall } from '@kindred/contract/removals/calls';
import { knownLanguage, type Language } from '@kindred/contract/wire/languages';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { pageLanguage } from '../../../platform/http/page/page-language.ts';
import { createRemoval } from '../create-removal.ts';
import { formPage, removalPagePolicy, removalPath, sentPage } from './removal-page.ts';

type PageRequest = FastifyRequest<{ Querystring: { lang?: string; url?: string } }>;

const { limit, maxBytes, input } = createRemovalCall;

/** The form for everybody, without script and without an account. It counts with the call, `?url=` fills the address in. */
export async function serveRemovalPage(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const schema = { hide: true };
    scope.get(removalPath, { schema }, (request: PageRequest, reply) => {
      const values = { url: request.query.url ?? '', client_id: context.random.token(16) };
      return send(reply, formPage(languageOf(request), { values, wrong: [], isNothingThere: false }));
    });
    const rateLimit = {
      max: limit.max,
      timeWindow: limit.seconds * 1000,
      hook: 'preHandler' as const,
      keyGenerator: ({ ip }: FastifyRequest) => `POST /api/removal/create:${normalizeIP(ip)}`,
    };
    scope.post(removalPath, { schema, config: { rateLimit } }, async (request: PageRequest, reply) => {
      const language = languageOf(request);
      const values = (request.body ?? {}) as Record<string, string>;
      const parsed = input.safeParse({ ...values, client_id: values.client_id || undefined });
      const wrong = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
      if (values.declare !== '1') wrong.push('declare');
      if (!parsed.success || wrong.length > 0)
        return send(reply.code(400), formPage(language, { values, wrong, isNothingThere: false }));
      try {
        const sent = await createRemoval(context, parsed.data, undefined, { language });
        return send(reply, sentPage(language, { number: sent.request_id, dueAt: new Date(sent.due_time) }));
      } catch (error) {
        if (!(error instanceof AppError && error.refusal === 'notFound')) throw error;
        return send(reply.code(400), formPage(language, { values, wrong: ['url'], isNothingThere: true }));
      }
    });
  });
}

const languageOf = ({ query, headers }: PageRequest): Language =>
  knownLanguage(query.lang) ?? pageLanguage(headers['accept-language']);

const send = (reply: FastifyReply, words: string) =>
  reply
    .header('content-security-policy', removalPagePolicy())
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(words);
