import { importJWK, SignJWT } from 'jose';
import type { Context } from '../../context.ts';
import {
  demoAlgorithm,
  demoClientId,
  demoIssuerUrl,
  demoSigningKey,
  demoTokenSeconds,
} from './demo-issuer.ts';
import type { ProviderName } from './sign-in.ts';

export type DemoClaims = {
  provider: ProviderName;
  sub: string;
  email: string;
  name: string;
  nonce?: string | undefined;
  email_verified?: boolean | undefined;
  picture?: string | undefined;
};

/** An ID token as the built-in provider would give it after its pages, good for an hour. */
export async function signDemoIdToken(
  { secret, publicUrl, clock }: Pick<Context, 'secret' | 'publicUrl' | 'clock'>,
  { provider, sub, ...claims }: DemoClaims,
): Promise<string> {
  const key = demoSigningKey(provider, secret);
  const now = Math.floor(clock.now().getTime() / 1000);
  return (
    new SignJWT({ email_verified: true, ...claims })
      .setProtectedHeader({ alg: demoAlgorithm, typ: 'JWT', kid: key.kid ?? '' })
      .setIssuer(demoIssuerUrl(publicUrl(), provider))
      .setAudience(demoClientId(provider))
      .setSubject(sub)
      .setIssuedAt(now)
      .setExpirationTime(now + demoTokenSeconds)
      // Two tokens of the same second must not be one token: each is good for one sign-in.
      .setJti(crypto.randomUUID())
      .sign(await importJWK(key, demoAlgorithm))
  );
}
