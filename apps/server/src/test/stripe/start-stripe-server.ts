import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { decodeForm, type Form, listOf, textOf } from './form-body.ts';
import type { StripeRoute } from './routes/stripe-route.ts';
import { stripeRoutes } from './stripe-routes.ts';
import { all, newStripeState, StripeFault, type StripeState } from './stripe-state.ts';

export const testSecretKey = 'sk_test_kindred';
export const testWebhookSecret = 'whsec_kindred';

export type StripeServer = {
  state: StripeState;
  /** The environment of a server that uses it. */
  env: Record<string, string>;
  /** Loses the next requests on the way: before they have an effect, or after. */
  loseRequests: (count: number, when: 'before' | 'after') => void;
  /** `METHOD path` of all requests that had an effect or an answer, oldest first. */
  requests: string[];
  /** Signs a webhook's body, now or at another time. */
  sign: (payload: string, options?: { secret?: string; at?: Date }) => string;
  close: () => void;
};

/** Starts a Stripe on the loopback address, as far as Kindred uses it: wire format, records and scheduled events. */
export async function startStripeServer(): Promise<StripeServer> {
  const state = newStripeState(Stripe.API_VERSION);
  const answers = new Map<string, Stored>();
  const requests: string[] = [];
  let lost = { count: 0, when: 'before' as 'before' | 'after' };
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const isLost = lost.count > 0;
    if (isLost) lost.count -= 1;
    if (isLost && lost.when === 'before') return request.socket.destroy();
    const { status, payload } = answer(state, answers, request, body);
    requests.push(`${request.method} ${new URL(request.url ?? '/', 'http://x').pathname}`);
    if (isLost) return request.socket.destroy();
    send(state, response, status, payload);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { webhooks } = new Stripe(testSecretKey);
  return {
    state,
    env: {
      STRIPE_SECRET_KEY: testSecretKey,
      STRIPE_WEBHOOK_SECRET: testWebhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    requests,
    loseRequests: (count, when) => {
      lost = { count, when };
    },
    sign: (payload, { secret = testWebhookSecret, at = state.clock.now() } = {}) =>
      webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Answer = { status: number; payload: unknown };
type Stored = Answer & { request: string };

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** Answers a POST under a known idempotency key as the first time. */
function answer(
  state: StripeState,
  answers: Map<string, Stored>,
  request: IncomingMessage,
  body: string,
): Answer {
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  const name = `${request.url} ${body}`;
  const before = typeof key === 'string' ? answers.get(key) : undefined;
  if (before && before.request !== name) {
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    return faultAnswer(new StripeFault(400, undefined, message, 'idempotency_error'));
  }
  if (before) return before;
  const result = perform(state, request, body);
  if (typeof key === 'string') answers.set(key, { ...result, request: name });
  return result;
}

function perform(state: StripeState, request: IncomingMessage, body: string): Answer {
  try {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
    checkHeaders(state, request);
    const match = findRoute(request.method, pathname);
    if (!match)
      throw new StripeFault(404, undefined, `Unrecognized request URL (${request.method}: ${pathname})`);
    const params = decodeForm(request.method === 'POST' ? body : search.slice(1));
    checkParams(match.route, params);
    const account = request.headers['stripe-account'];
    const input = { id: match.id, params, account: typeof account === 'string' ? account : undefined };
    const output = match.route.answer(state, input);
    const payload = structuredClone(Array.isArray(output) ? page(output, params, pathname) : output);
    for (const path of listOf(params.expand)) expand(state, payload, String(path).split('.'));
    return { status: 200, payload };
  } catch (error) {
    if (error instanceof StripeFault) return faultAnswer(error);
    return faultAnswer(new StripeFault(500, undefined, String(error), 'api_error'));
  }
}

function checkHeaders({ apiVersion }: StripeState, { headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${testSecretKey}`) {
    throw new StripeFault(401, undefined, 'Invalid API Key provided: sk_test_***');
  }
  if (headers['stripe-version'] !== apiVersion) {
    throw new StripeFault(400, undefined, `Invalid Stripe API version: ${headers['stripe-version']}`);
  }
}

function checkParams({ knows, path }: StripeRoute, params: Form): void {
  const unknown = knows && Object.keys(params).find((name) => name !== 'expand' && !knows.includes(name));
  if (unknown)
    throw new StripeFault(400, 'parameter_unknown', `${path}: received unknown parameter: ${unknown}`);
}

function findRoute(
  method: string | undefined,
  pathname: string,
): { route: StripeRoute; id: string } | undefined {
  for (const route of stripeRoutes) {
    const pattern = new RegExp(`^${route.path.replace(':id', '(?<id>[^/]+)')}$`);
    const match = method === route.method ? pattern.exec(pathname) : null;
    if (match) return { route, id: match.groups?.id ?? '' };
  }
  return undefined;
}

function page(objects: object[], params: Form, url: string): object {
  const ids = objects.map((object) => (object as { id: string }).id);
  const size = Number(textOf(params.limit) ?? 10);
  const after = textOf(params.starting_after);
  const start = after === undefined ? 0 : ids.indexOf(after) + 1;
  if (after !== undefined && start === 0) {
    throw new StripeFault(400, 'resource_missing', `No such object: '${after}'`);
  }
  return {
    object: 'list',
    url,
    has_more: objects.length > start + size,
    data: objects.slice(start, start + size),
  };
}

/** Replaces ids by the objects themselves. */
function expand(state: StripeState, value: unknown, [name, ...rest]: string[]): void {
  if (name === undefined || value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) expand(state, item, [name, ...rest]);
    return;
  }
  const fields = value as Record<string, unknown>;
  if (fields.object === 'invoice' && name === 'payments') {
    const data = all(state, 'invoice_payment').filter(({ invoice }) => invoice === fields.id);
    fields.payments = { object: 'list', has_more: false, data: structuredClone(data) };
  }
  const id = fields[name];
  if (typeof id === 'string' && state.objects.has(id)) fields[name] = structuredClone(state.objects.get(id));
  expand(state, fields[name], rest);
}

function faultAnswer({ status, code, type, message }: StripeFault): Answer {
  return { status, payload: { error: { type, message, ...(code ? { code } : {}) } } };
}

function send(state: StripeState, response: ServerResponse, status: number, payload: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': state.nextId('req'),
    'stripe-version': state.apiVersion,
    // Stripe's hint that a retry helps; otherwise the SDK waits longer.
    'stripe-should-retry': String(status >= 500),
  });
  response.end(JSON.stringify(payload));
}
