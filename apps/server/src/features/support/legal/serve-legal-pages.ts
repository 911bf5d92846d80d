import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { pageLanguage } from '../../../platform/http/page/page-language.ts';
import { legalDocuments, legalPage, legalPath } from './legal-page.ts';
import { securityText } from './security-text.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Serves terms, privacy policy, creators' policy and security.txt, with or without a session. */
export function serveLegalPages(app: FastifyInstance, context: Context): void {
  const percent = context.config.creatorShareBps / 100;
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(context)),
  );
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
