import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { pageLanguage } from '../../../platform/http/page/page-language.ts';
import { legalDocuments, legalPage, legalPath } from './legal-page.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Serves terms, privacy policy and creators' policy, with or without a session. */
export function serveLegalPages(app: FastifyInstance, { config }: Context): void {
  const percent = config.creatorShareBps / 100;
  for (const name of legalDocuments) {
    app.get(legalPath(name), { schema: { hide: true } }, (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .send(legalPage(name, pageLanguage(request.headers['accept-language']), percent)),
    );
  }
}
