import { knownLanguage, type Language } from '@kindred/contract/wire/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { pageLanguage } from '../../../platform/http/page/page-language.ts';
import { customerPage, overduePage, payoutAccountPage } from './account-pages.ts';
import { parseSandboxCard } from './sandbox-cards.ts';
import { completeSandboxAccount, findPayoutAccount, sandboxBanks } from './sandbox-payouts.ts';
import { findOverdue, payOverdue } from './sandbox-subscriptions.ts';
import { saveSandboxMethod } from './save-sandbox-method.ts';

type PageRequest = FastifyRequest<{ Params: { id: string }; Querystring: { lang?: string; back?: string } }>;

const cardInput = z.object({ card: z.coerce.string().max(40) });
const bankInput = z.object({ bank: z.enum(Object.keys(sandboxBanks) as (keyof typeof sandboxBanks)[]) });

const schema = { hide: true };
const id = ':id(^[A-Za-z0-9_-]+$)';

/** The sandbox's pages beside its checkout: saved cards, what is overdue, payout accounts. */
export function registerAccountPages(app: FastifyInstance, context: Context): void {
  const { db, clock, payments } = context;

  app.get(`/sandbox/customer/${id}`, { schema }, async (request: PageRequest, reply) => {
    const methods = (await payments.savedMethods?.list(request.params.id)) ?? [];
    const backUrl = ownUrl(context, request.query.back);
    return sendPage(reply, backUrl, customerPage({ methods, backUrl, language: languageOf(request) }));
  });
  app.post(`/sandbox/customer/${id}`, { schema }, async (request: PageRequest, reply) => {
    const card = readCard(request.body);
    await saveSandboxMethod(db, request.params.id, card, clock.now());
    return reply.redirect(request.url, 303);
  });

  app.get(`/sandbox/overdue/${id}`, { schema }, async (request: PageRequest, reply) => {
    const overdue = await findOverdue(db, request.params.id);
    const due = overdue && { currency: overdue.currency, amount: overdue.due };
    const page = { due, backUrl: overdue?.redirectUrl };
    return sendPage(reply, page.backUrl, overduePage({ ...page, language: languageOf(request) }));
  });
  app.post(`/sandbox/overdue/${id}`, { schema }, async (request: PageRequest, reply) => {
    const overdue = await findOverdue(db, request.params.id);
    const isPaid = await payOverdue(db, request.params.id, readCard(request.body), clock.now());
    return reply.redirect(isPaid && overdue ? overdue.redirectUrl : request.url, 303);
  });

  app.get(`/sandbox/payout-account/${id}`, { schema }, async (request: PageRequest, reply) => {
    const account = (await findPayoutAccount(db, request.params.id)) ?? refuse('notFound');
    const backUrl = account.return_url ?? undefined;
    return sendPage(reply, backUrl, payoutAccountPage({ backUrl, language: languageOf(request) }));
  });
  app.post(`/sandbox/payout-account/${id}`, { schema }, async (request: PageRequest, reply) => {
    const account = (await findPayoutAccount(db, request.params.id)) ?? refuse('notFound');
    const { bank } = bankInput.safeParse(request.body).data ?? refuse('invalidInput', { field: 'bank' });
    await completeSandboxAccount(db, account.account_ref, bank, clock.now());
    return reply.redirect(account.return_url ?? request.url, 303);
  });
}

function readCard(body: unknown) {
  const text = cardInput.safeParse(body).data?.card ?? '';
  return parseSandboxCard(text) ?? refuse('invalidInput', { field: 'card' });
}

/** No scripts, nothing from elsewhere; the form may lead back to where its reader came from. */
function sendPage(reply: FastifyReply, backUrl: string | undefined, html: string): FastifyReply {
  const target = backUrl === undefined ? '' : ` ${new URL(backUrl).origin}`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action 'self'${target}; frame-ancestors 'none'; base-uri 'none'`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(html);
}

/** An address of ours, or none: the page must not lead anywhere else. */
function ownUrl({ publicUrl }: Context, text: string | undefined): string | undefined {
  const ours = new URL(publicUrl());
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === ours.protocol && url.host === ours.host ? url.href : undefined;
}

function languageOf({ query, headers }: PageRequest): Language {
  return knownLanguage(query.lang) ?? pageLanguage(headers['accept-language']);
}
