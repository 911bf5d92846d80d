import { knownLanguage, type Language } from '@kindred/contract/wire/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { pageLanguage } from '../../platform/http/page/page-language.ts';
import { creatorPage } from './creator-page.ts';
import { missingPage } from './layout.ts';
import { pageCache, type ServedPage } from './page-cache.ts';
import { postPage } from './post-page.ts';
import { robotsText, sitemapFile, sitemapIndex } from './sitemap.ts';

type MakePage = (asked: {
  handle: string;
  postId: string;
  cursor: string | undefined;
  language: Language;
  /** Whether the address names the language. */
  isNamed: boolean;
}) => Promise<string | undefined>;

type Asked = FastifyRequest<{
  Params: { handle: string; postId?: string };
  Querystring: { cursor?: unknown; lang?: unknown };
}>;

/** `/@handle`, `/@handle/post/{id}`, the sitemap and robots.txt: what visitors and search engines see without signing in. */
export function servePublicPages(app: FastifyInstance, context: Context): void {
  const cache = pageCache(context.clock);
  const page = (make: MakePage) => async (request: Asked, reply: FastifyReply) => {
    const { handle, postId = '' } = request.params;
    if (handle !== handle.toLowerCase()) {
      return reply.redirect(request.url.replace(`@${handle}`, `@${handle.toLowerCase()}`), 308);
    }
    const named = knownLanguage(request.query.lang);
    const language = named ?? pageLanguage(request.headers['accept-language']);
    const isNamed = named !== undefined;
    const cursor = typeof request.query.cursor === 'string' ? request.query.cursor : undefined;
    const key = JSON.stringify([handle, postId, cursor, language, isNamed]);
    const served = await cache.read(key, async () => {
      const text = await orMissing(make({ handle, postId, cursor, language, isNamed }));
      return text === undefined ? { status: 404, text: missingPage(language) } : { status: 200, text };
    });
    return send(request, reply, served);
  };
  const hidden = { schema: { hide: true } };
  app.get(
    '/@:handle',
    hidden,
    page((asked) => creatorPage(context, asked)),
  );
  app.get(
    '/@:handle/post/:postId',
    hidden,
    page(async (asked) => (isId(asked.postId) ? postPage(context, asked) : undefined)),
  );
  app.get('/sitemap.xml', hidden, async (_, reply) =>
    reply.type(xml).send(await sitemapIndex(context.db, context.publicUrl())),
  );
  app.get<{ Params: { file: string } }>('/sitemap/:file(^\\d{1,9}).xml', hidden, async ({ params }, reply) =>
    reply.type(xml).send(await sitemapFile(context.db, context.publicUrl(), Number(params.file))),
  );
  app.get('/robots.txt', hidden, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(context.publicUrl())),
  );
}

const xml = 'application/xml; charset=utf-8';
const isId = (text: string) => /^[1-9]\d{0,17}$/.test(text);

/** What is not there for a visitor, or an address that nothing made, is a page that is missing. */
async function orMissing(page: Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof AppError && ['notFound', 'postDeleted', 'invalidInput'].includes(error.refusal))
      return undefined;
    throw error;
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: ServedPage): FastifyReply {
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language')
    .header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return takesGzip ? reply.header('content-encoding', 'gzip').send(page.gzipped) : reply.send(page.plain);
}
