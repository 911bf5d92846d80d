import type { Language } from '@kindred/contract/wire/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { transact } from '../../platform/db/transact.ts';
import { pageLanguage } from '../../platform/http/page/page-language.ts';
import { confirmPath, readConfirmToken, readUnsubscribeToken, unsubscribePath } from './mail-links.ts';
import { confirmPage, donePage, mailPagePolicy, unsubscribePage } from './mail-pages.ts';
import { confirmAddress, findAddress, unsubscribeAddress } from './mail-settings.sql.ts';

type TokenRequest = FastifyRequest<{ Querystring: { token?: unknown } }>;

/**
 * Serves the pages of links in mails. GET changes nothing; the button's POST does, also a mail program's (RFC 8058).
 */
export async function serveMailPages(app: FastifyInstance, context: Context): Promise<void> {
  await app.register(async (scope) => {
    // Accepts and ignores any body: the link contains everything.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: 4096 }, (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    const options = { schema: { hide: true } };

    scope.get(confirmPath, options, async (request: TokenRequest, reply) => {
      const owner = readConfirmToken(context, request.query.token);
      const address = owner && (await findAddress(context.db, owner));
      return address
        ? send(request, reply, (language) => confirmPage(language, address))
        : sendDeadPage(request, reply);
    });
    scope.post(confirmPath, options, async (request: TokenRequest, reply) => {
      const owner = readConfirmToken(context, request.query.token);
      const confirmation = owner && { ...owner, now: context.clock.now() };
      const isConfirmed = confirmation && (await transact(context, (tx) => confirmAddress(tx, confirmation)));
      return isConfirmed
        ? send(request, reply, (language) => donePage(language, 'confirmed'))
        : sendDeadPage(request, reply);
    });
    scope.get(unsubscribePath, options, (request: TokenRequest, reply) =>
      readUnsubscribeToken(context, request.query.token)
        ? send(request, reply, (language) => unsubscribePage(language))
        : sendDeadPage(request, reply),
    );
    scope.post(unsubscribePath, options, async (request: TokenRequest, reply) => {
      const owner = readUnsubscribeToken(context, request.query.token);
      if (!owner) return sendDeadPage(request, reply);
      await unsubscribeAddress(context.db, owner);
      return send(request, reply, (language) => donePage(language, 'unsubscribed'));
    });
  });
}

type Write = (language: Language) => string;

function send(request: FastifyRequest, reply: FastifyReply, write: Write): FastifyReply {
  return reply
    .header('content-security-policy', mailPagePolicy())
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(write(pageLanguage(request.headers['accept-language'])));
}

const sendDeadPage = (request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply.code(404), (language) => donePage(language, 'dead'));
