import { knownLanguage, type Language } from '@kindred/contract/wire/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Context } from '../../src/context.ts';
import type { ProviderName } from '../../src/outside/sign-in/sign-in.ts';
import { pageLanguage } from '../../src/platform/http/page/page-language.ts';
import { sayIn } from '../../src/platform/texts/say.ts';
import type { DemoPerson, ListDemoPeople } from './demo-person.ts';
import { demoProvider } from './demo-provider.ts';
import { acceptModelOffer, findModelOffer, type ModelOffer } from './model-offer.ts';
import { newPeople } from './new-people.ts';
import { choosePersonPage, pagePolicy, problemPage } from './pages.ts';

const labels = { google: 'Google', apple: 'Apple' } as const satisfies Record<ProviderName, string>;

const choice = z.union([
  z.object({ sub: z.string().min(1).max(255) }),
  z.object({ name: z.string().trim().min(1).max(40) }),
  z.object({ connect: z.literal('1') }),
]);

/** Mounts the built-in provider of this name under `/oidc/<name>`, with the page on which a person is chosen. */
export function serveDemoSignIn(
  app: FastifyInstance,
  context: Context,
  name: ProviderName,
  listDemoPeople: ListDemoPeople,
): void {
  const added = newPeople(context.random);
  const findPerson = async (sub: string): Promise<DemoPerson | undefined> =>
    added.find(sub) ?? (await listDemoPeople()).find((person) => person.sub === sub);
  const provider = whileAddressStays(context, () => demoProvider(name, context, findPerson));

  const sendChoice = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { params }: Interaction,
    offer: ModelOffer | undefined,
  ) => {
    const back = new URL(String(params.redirect_uri)).origin;
    const page = choosePersonPage(labels[name], await listDemoPeople(), offer, languageOf(request, params));
    return sendPage(reply, page, pagePolicy([back]));
  };

  // The provider reads its own bodies, and the one form of ours is small.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.get(`/oidc/${name}/interaction/:uid`, { schema: { hide: true } }, async (request, reply) => {
    const interaction = await findInteraction(provider(), request, reply);
    if (!interaction) return sendProblem(request, reply);
    return sendChoice(request, reply, interaction, await findModelOffer(context));
  });

  app.post(`/oidc/${name}/interaction/:uid`, { schema: { hide: true } }, async (request, reply) => {
    const chosen = choice.safeParse(await readForm(request));
    const interaction = await findInteraction(provider(), request, reply);
    if (!chosen.success || !interaction) return sendProblem(request, reply);
    if ('connect' in chosen.data) {
      const offer = await acceptModelOffer(context, AbortSignal.timeout(modelTrialMs));
      return sendChoice(request, reply, interaction, offer);
    }
    const person = 'name' in chosen.data ? added.add(chosen.data.name) : await findPerson(chosen.data.sub);
    if (!person) return sendProblem(request, reply);
    reply.hijack();
    await provider().interactionFinished(request.raw, reply.raw, {
      login: { accountId: person.sub, remember: false },
    });
  });

  app.all(`/oidc/${name}/*`, { schema: { hide: true } }, async (request, reply) => {
    const { host, protocol } = new URL(context.publicUrl());
    const { raw } = request;
    // The provider builds its links from these; they must not depend on what the client or a proxy says.
    Object.assign(raw.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(`/oidc/${name}`.length) });
    const answer = provider().callback();
    reply.hijack();
    reply.raw.setHeader('content-security-policy', pagePolicy());
    await answer(raw, reply.raw);
  });
}

/** The address is known only once the server listens; a provider is bound to one. */
function whileAddressStays(context: Context, make: () => Provider): () => Provider {
  let made: { url: string; provider: Provider } | undefined;
  return () => {
    const url = context.publicUrl();
    if (made?.url !== url) made = { url, provider: make() };
    return made.provider;
  };
}

/** The attempt that the browser's cookie names; undefined when it is over or another browser's. */
async function findInteraction(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    const { uid } = request.params as { uid: string };
    return interaction.uid === uid ? interaction : undefined;
  } catch {
    return undefined;
  }
}

type Interaction = NonNullable<Awaited<ReturnType<typeof findInteraction>>>;

/** A large model is read from the disk first. */
const modelTrialMs = 60_000;
const maxFormBytes = 4096;

async function readForm(request: FastifyRequest): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request.raw.setEncoding('utf8')) {
    text += chunk;
    if (text.length > maxFormBytes) return {};
  }
  return Object.fromEntries(new URLSearchParams(text));
}

function sendPage(reply: FastifyReply, page: string, policy: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(page);
}

function sendProblem(request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request);
  const page = problemPage(sayIn(language)('demoSignIn.tookTooLong'), language);
  return sendPage(reply.code(400), page, pagePolicy());
}

/** What the app asks for (`ui_locales`, OpenID Connect Core 1.0 §3.1.2.1), else what the browser prefers. */
function languageOf({ headers }: FastifyRequest, wishes: { ui_locales?: unknown } = {}): Language {
  const asked = String(wishes.ui_locales ?? '').split(' ');
  const known = asked.map(knownLanguage).find((language) => language !== undefined);
  return known ?? pageLanguage(headers['accept-language']);
}
