import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

type WebhookRequest = FastifyRequest<{
  Params: { provider: string };
  Querystring: Record<string, string | string[]>;
  Body: Buffer | undefined;
}>;

/**
 * Registers the address of the provider's signed events. The signature covers the raw bytes, so the body is not
 * parsed. 200: recorded with its effect. 400: not from the provider. Any other status makes the provider send the
 * event again.
 */
export function registerPaymentWebhook(app: FastifyInstance, context: Context): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(
    '/webhooks/payments/:provider',
    { schema: { hide: true } },
    async (request: WebhookRequest): Promise<{ outcome: string }> => {
      const { payments } = context;
      if (request.params.provider !== payments.provider) refuse('notFound');
      const event = await payments.readWebhook({
        body: request.body ?? Buffer.alloc(0),
        headers: single(request.headers),
        query: single(request.query),
      });
      if (!event) refuse('invalidInput');
      return { outcome: await applyPaymentEvent(context, event) };
    },
  );
}

function single(values: Record<string, string | string[] | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]),
  );
}
