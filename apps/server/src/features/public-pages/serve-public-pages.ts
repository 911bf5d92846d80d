import { type ChargeRate, usdRate } from '@kindred/contract/wallet/charge-rate';
import { knownLanguage, type Language } from '@kindred/contract/wire/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { pageLanguage } from '../../platform/http/page/page-language.ts';
import { pageRegion } from '../../platform/http/page/page-region.ts';
import { currencyOfRegion } from '../wallet/currency/currency-of-region.ts';
import { getQuote } from '../wallet/currency/quotes.ts';
import { creatorPage } from './creator-page.ts';
import { missingPage } from './layout.ts';
import { pageCache, type ServedPage } from './page-cache.ts';
import { postPage } from './post-page.ts';
import { robotsText, sitemapFile, sitemapIndex } from './sitemap.ts';

type MakePage = (input: {
  handle: string;
  postId: string;
  cursor: string | undefined;
  rate: ChargeRate;
  language: Language;
  isNamed: boolean;
}) => Promise<string | undefined>;

type PageRequest = FastifyRequest<{
  Params: { handle: string; postId?: string };
  Querystring: { cursor?: unknown; lang?: unknown };
}>;

/**
 * Serves `/@handle`, `/@handle/post/{id}`, the sitemap and robots.txt, for visitors and search engines without a
 * session.
 */
export function servePublicPages(app: FastifyInstance, context: Context): void {
  const cache = pageCache(context.clock);
  const page = (make: MakePage) => async (request: PageRequest, reply: FastifyReply) => {
    const { handle, postId = '' } = request.params;
    if (handle !== handle.toLowerCase()) {
      return reply.redirect(request.url.replace(`@${handle}`, `@${handle.toLowerCase()}`), 308);
    }
    const namedLanguage = knownLanguage(request.query.lang);
    const language = namedLanguage ?? pageLanguage(request.headers['accept-language']);
    const isNamed = namedLanguage !== undefined;
    const cursor = typeof request.query.cursor === 'string' ? request.query.cursor : undefined;
    const rate = await rateOf(context, pageRegion(request.headers['accept-language']));
    const key = JSON.stringify([handle, postId, cursor, rate, language, isNamed]);
    const served = await cache.read(key, async () => {
      const text = await orMissing(make({ handle, postId, cursor, rate, language, isNamed }));
      return text === undefined ? { status: 404, text: missingPage(language) } : { status: 200, text };
    });
    return send(request, reply, served);
  };
  const hidden = { schema: { hide: true } };
  app.get(
    '/@:handle',
    hidden,
    page((input) => creatorPage(context, input)),
  );
  app.get(
    '/@:handle/post/:postId',
    hidden,
    page(async (input) => (isId(input.postId) ? postPage(context, input) : undefined)),
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

/** Returns the rate at which somebody of this region is charged after signing up: US dollars where theirs cannot be. */
async function rateOf(context: Context, region: string): Promise<ChargeRate> {
  const currency = currencyOfRegion(region);
  const quote = currency === undefined || currency === 'USD' ? undefined : await getQuote(context, currency);
  return quote ? { currency: quote.currency, rate_micros: quote.rate_micros } : usdRate;
}

const xml = 'application/xml; charset=utf-8';
const isId = (text: string) => /^[1-9]\d{0,17}$/.test(text);

/** Turns a refusal for a visitor, or an invalid address, into a missing page. */
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
