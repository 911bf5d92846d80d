import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import type { Context } from '../../src/context.ts';
import {
  demoAlgorithm,
  demoClientId,
  demoIssuerUrl,
  demoSigningKey,
  demoTokenSeconds,
} from '../../src/outside/sign-in/demo-issuer.ts';
import type { ProviderName } from '../../src/outside/sign-in/sign-in.ts';
import { isLoopbackHost } from '../../src/platform/http/loopback.ts';
import { pageLanguage } from '../../src/platform/http/page/page-language.ts';
import type { DemoPerson } from './demo-person.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { problemPage } from './pages.ts';

const interactionSeconds = 1800;

export type FindDemoPerson = (sub: string) => Promise<DemoPerson | undefined>;

/**
 * The OpenID Connect provider of demo mode: one public client, ID tokens in the fragment (OpenID Connect Core 1.0
 * §3.2). Made once the address is known. Attempts to sign in live in memory: a restart means to begin again.
 */
export function demoProvider(name: ProviderName, context: Context, findPerson: FindDemoPerson): Provider {
  const provider = new Provider(demoIssuerUrl(context.publicUrl(), name), {
    adapter: memoryAdapter(),
    clients: [client(name, context.publicUrl())],
    jwks: { keys: [demoSigningKey(name, context.secret)] } as NonNullable<Configuration['jwks']>,
    responseTypes: ['id_token'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    cookies: {
      keys: [context.secret(`demo sign-in cookies ${name}`).toString('hex')],
      // Under a path without pages, so that nobody stays signed in here: each sign-in asks who.
      long: { path: `/oidc/${name}/nobody-stays`, sameSite: 'lax', httpOnly: true },
      short: { sameSite: 'lax', httpOnly: true },
    },
    interactions: {
      policy: withoutConsent(),
      url: (_ctx, interaction) => `/oidc/${name}/interaction/${interaction.uid}`,
    },
    ttl: {
      // Expiry is told in the demo world's time, which may have been moved ahead of the system's.
      IdToken: () => demoTokenSeconds + Math.round((context.clock.now().getTime() - Date.now()) / 1000),
      Interaction: interactionSeconds,
      Session: interactionSeconds,
      Grant: interactionSeconds,
    },
    findAccount: async (_ctx, sub) => {
      const person = await findPerson(sub);
      return person && { accountId: sub, claims: async () => claimsOf(person) };
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: demoClientId(name),
        accountId: ctx.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = problemPage(out.error_description ?? out.error, pageLanguage(ctx.get('accept-language')));
    },
  });
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => context.log.error({ err: error }, 'demo sign-in failed'));
  return provider;
}

/** A native client where we are on loopback: those may use http, and any port (RFC 8252 §7.3). */
function client(name: ProviderName, publicUrl: string): NonNullable<Configuration['clients']>[number] {
  const { protocol, hostname } = new URL(publicUrl);
  const isLoopback = protocol === 'http:' && isLoopbackHost(hostname);
  return {
    client_id: demoClientId(name),
    application_type: isLoopback ? 'native' : 'web',
    redirect_uris: isLoopback
      ? ['http://127.0.0.1/login', 'http://localhost/login', 'http://[::1]/login']
      : [`${publicUrl}/login`],
    response_types: ['id_token'],
    grant_types: ['implicit'],
    token_endpoint_auth_method: 'none',
    id_token_signed_response_alg: demoAlgorithm,
  };
}

function withoutConsent() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

function claimsOf(person: DemoPerson) {
  return { sub: person.sub, email: person.email, email_verified: true, name: person.name };
}
