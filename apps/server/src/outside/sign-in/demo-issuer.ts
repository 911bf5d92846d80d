import { createPrivateKey } from 'node:crypto';
import { createLocalJWKSet, type JWK } from 'jose';
import type { Context } from '../../context.ts';
import type { ProviderName } from './sign-in.ts';
import type { TrustedIssuer } from './trusted-issuer.ts';

/** How the built-in provider signs. */
export const demoAlgorithm = 'EdDSA';

/** How long an ID token of the built-in provider lives, in the demo world's time. */
export const demoTokenSeconds = 3600;

/** The name under which demo accounts are stored: without an address, so that they survive another port. */
export function demoAccountIssuer(provider: ProviderName): string {
  return `demo:${provider}`;
}

/** `iss` of the built-in provider and the address below which it lives. */
export function demoIssuerUrl(publicUrl: string, provider: ProviderName): string {
  return `${publicUrl}/oidc/${provider}`;
}

/** The client id under which the demo's sign-in page knows us. */
export function demoClientId(provider: ProviderName): string {
  return `kindred-demo-${provider}`;
}

/** The built-in provider of demo mode as seen by the sign-in check: its public key is at hand, nothing is fetched. */
export function demoIssuer(
  provider: ProviderName,
  { publicUrl, secret }: Pick<Context, 'publicUrl' | 'secret'>,
): TrustedIssuer {
  const { d: _private, ...publicKey } = demoSigningKey(provider, secret);
  const clientId = demoClientId(provider);
  return {
    describe: () => ({
      provider,
      authorize_url: `${demoIssuerUrl(publicUrl(), provider)}/auth`,
      client_id: clientId,
      response_type: 'id_token',
      scope: 'openid email profile',
      demo: true,
    }),
    issuers: () => [demoIssuerUrl(publicUrl(), provider)],
    accountIssuer: demoAccountIssuer(provider),
    clientId,
    keys: createLocalJWKSet({ keys: [publicKey] }),
    lifeSeconds: demoTokenSeconds,
  };
}

/** DER of a PKCS #8 Ed25519 key up to its 32-byte seed (RFC 8410 §7). */
const ed25519Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Private Ed25519 key (JWK), derived from the installation's master key: the same after every restart. */
export function demoSigningKey(provider: ProviderName, secret: Context['secret']): JWK {
  const seed = secret(`demo sign-in ${provider}`);
  const key = createPrivateKey({ key: Buffer.concat([ed25519Prefix, seed]), format: 'der', type: 'pkcs8' });
  return { ...key.export({ format: 'jwk' }), kid: `demo-${provider}`, alg: demoAlgorithm, use: 'sig' };
}
