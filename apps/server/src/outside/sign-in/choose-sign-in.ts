import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../context.ts';
import type { Clock } from '../../platform/clock.ts';
import { fetchPublic } from '../../platform/http/fetch-public.ts';
import { demoIssuer } from './demo-issuer.ts';
import { appleIssuer, googleIssuer } from './real-issuers.ts';
import type { SignIn } from './sign-in.ts';
import type { TrustedIssuer } from './trusted-issuer.ts';
import { verifyIdToken } from './verify-id-token.ts';

/** Google and Apple where configured; in demo mode the built-in provider for those that are not. */
export function chooseSignIn(
  base: Pick<Context, 'config' | 'publicUrl' | 'secret' | 'clock' | 'log'>,
): SignIn {
  const { demo, googleClientId, appleClientId } = base.config;
  const issuers: TrustedIssuer[] = [];
  if (googleClientId) issuers.push(googleIssuer(googleClientId));
  else if (demo) issuers.push(demoIssuer('google', base));
  if (appleClientId) issuers.push(appleIssuer(appleClientId));
  else if (demo) issuers.push(demoIssuer('apple', base));
  return signInWith(issuers, base.clock, base.log);
}

const pictureLimits = { maxBytes: 5 * 1024 * 1024, timeoutMs: 10_000 };

/** The port over these issuers; a provider that is not among them verifies nothing. */
export function signInWith(issuers: TrustedIssuer[], clock: Clock, log: FastifyBaseLogger): SignIn {
  return {
    providers: () => issuers.map((issuer) => issuer.describe()),
    providerOf: (issuer) =>
      issuers.find((candidate) => candidate.accountIssuer === issuer)?.describe().provider,
    verify: async (provider, idToken, nonce) => {
      const trusted = issuers.find((issuer) => issuer.describe().provider === provider);
      if (!trusted) return undefined;
      const onRefused = (reason: string) => log.info({ provider, reason }, 'ID token refused');
      return verifyIdToken(trusted, idToken, { nonce, now: clock.now(), onRefused });
    },
    fetchPicture: async (provider, address) => {
      const pictures = issuers.find((issuer) => issuer.describe().provider === provider)?.pictures;
      if (!pictures) return undefined;
      const { domains, enlarge } = pictures;
      return fetchPublic(enlarge(address), { domains, ...pictureLimits }).catch((err: unknown) => {
        log.info({ provider, err }, 'picture not fetched');
        return undefined;
      });
    },
  };
}
