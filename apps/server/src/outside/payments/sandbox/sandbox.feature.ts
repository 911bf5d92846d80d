import { knownLanguage, type Language } from '@kindred/contract/wire/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Feature } from '../../../feature.ts';
import { refuse } from '../../../platform/app-error.ts';
import { pageLanguage } from '../../../platform/http/page/page-language.ts';
import { refuseForeignHosts } from '../../../platform/http/refuse-foreign-hosts.ts';
import { registerAccountPages } from './account-routes.ts';
import { checkoutPage } from './checkout-page.ts';
import { fullPriceFrom } from './first-period-end.ts';
import { parseSandboxCard } from './sandbox-cards.ts';
import {
  confirmSandboxCheckout,
  getSandboxCheckout,
  paySandboxCheckout,
  type SandboxCheckout,
} from './sandbox-checkouts.ts';
import { sandboxJobs } from './sandbox-jobs.ts';

/** The sandbox's own web site and its clockwork. There where nothing real is configured, in demo mode only. */
export const sandboxFeature: Feature = {
  plugin: (app, context) => {
    if (context.payments.provider === 'sandbox') registerPages(app, context);
  },
  jobs: sandboxJobs,
  crontab: ['* * * * * sandbox.tick'],
};

/** Nothing else is an id, least of all U+0000, which PostgreSQL text cannot hold. */
const checkoutPath = '/sandbox/checkout/:id(^[A-Za-z0-9_-]+$)';

type CheckoutRequest = FastifyRequest<{ Params: { id: string }; Querystring: { lang?: string } }>;

const payInput = z.object({ card: z.coerce.string().max(40) });
const confirmInput = z.object({ approve: z.union([z.boolean(), z.enum(['true', 'false'])]).default(true) });

function registerPages(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const schema = { hide: true };
  refuseForeignHosts(app, context);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );

  registerAccountPages(app, context);

  app.get(checkoutPath, { schema }, async (request: CheckoutRequest, reply) => {
    const checkout = await getSandboxCheckout(db, request.params.id);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(checkout))
      .header('cache-control', 'no-store')
      .send(
        checkoutPage({
          checkout,
          fullPriceFrom: await fullPriceFrom(db, checkout, clock.now()),
          backUrl: backUrl(checkout),
          language: languageOf(request),
        }),
      );
  });

  app.post(`${checkoutPath}/pay`, { schema }, async (request: CheckoutRequest, reply) => {
    const { card: text } = parse(payInput, request.body);
    const card = parseSandboxCard(text) ?? refuse('invalidInput', { field: 'card' });
    const paid = await paySandboxCheckout(db, request.params.id, { card, isConfirmed: false }, clock.now());
    return answer(request, reply, paid);
  });

  app.post(`${checkoutPath}/confirm`, { schema }, async (request: CheckoutRequest, reply) => {
    const { approve } = parse(confirmInput, request.body);
    const checkout = await getSandboxCheckout(db, request.params.id);
    if (checkout.state !== 'confirming') return answer(request, reply, checkout);
    const isApproved = String(approve) === 'true';
    return answer(
      request,
      reply,
      await confirmSandboxCheckout(db, request.params.id, isApproved, clock.now()),
    );
  });
}

/** A form goes back to Kindred once it is paid, else to the page; JSON gets the state. */
function answer(request: CheckoutRequest, reply: FastifyReply, checkout: SandboxCheckout) {
  const isPaid = checkout.state === 'paid';
  const page = `/sandbox/checkout/${encodeURIComponent(checkout.checkout_id)}`;
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  if (isJson) {
    const isAsking = checkout.state === 'confirming';
    return reply.send({
      state: checkout.state,
      redirect_url: backUrl(checkout),
      ...(isAsking ? { confirm_url: `${page}/confirm` } : {}),
    });
  }
  return reply
    .header('content-security-policy', pagePolicy(checkout))
    .redirect(isPaid ? backUrl(checkout) : `${page}?lang=${languageOf(request)}`, 303);
}

/** The one that Kindred was in, which goes along in the address; else what the browser asks for. */
function languageOf({ query, headers }: CheckoutRequest): Language {
  return knownLanguage(query.lang) ?? pageLanguage(headers['accept-language']);
}

function backUrl(checkout: SandboxCheckout): string {
  const url = new URL(checkout.redirect_url);
  url.searchParams.set('checkout', checkout.checkout_id);
  return url.href;
}

/** No scripts, nothing from elsewhere; the form may lead back to where the buyer came from. */
function pagePolicy(checkout: SandboxCheckout): string {
  const { origin } = new URL(checkout.redirect_url);
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    `form-action 'self' ${origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  return parsed.success ? parsed.data : refuse('invalidInput');
}
