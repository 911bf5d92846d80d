import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { TrustedIssuer } from './trusted-issuer.ts';

/** Google as its discovery document describes it (https://accounts.google.com/.well-known/openid-configuration). */
export function googleIssuer(
  clientId: string,
  keys: JWTVerifyGetKey = remoteKeys('https://www.googleapis.com/oauth2/v3/certs'),
): TrustedIssuer {
  return {
    describe: () => ({
      provider: 'google',
      authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
      client_id: clientId,
      response_type: 'id_token',
      scope: 'openid email profile',
      demo: false,
    }),
    issuers: () => ['https://accounts.google.com', 'accounts.google.com'],
    accountIssuer: 'https://accounts.google.com',
    clientId,
    keys,
    // The claim names one of 96 pixels.
    pictures: {
      domains: ['googleusercontent.com'],
      enlarge: (address) => address.replace(/=s96-c$/, '=s640-c'),
    },
  };
}

/**
 * Apple as its discovery document describes it (https://appleid.apple.com/.well-known/openid-configuration).
 * Without scopes: only then may it answer in the fragment; name and e-mail would need a form post.
 */
export function appleIssuer(
  clientId: string,
  keys: JWTVerifyGetKey = remoteKeys('https://appleid.apple.com/auth/keys'),
): TrustedIssuer {
  return {
    describe: () => ({
      provider: 'apple',
      authorize_url: 'https://appleid.apple.com/auth/authorize',
      client_id: clientId,
      response_type: 'code id_token',
      scope: '',
      demo: false,
    }),
    issuers: () => ['https://appleid.apple.com'],
    accountIssuer: 'https://appleid.apple.com',
    clientId,
    keys,
  };
}

/** Fetched on first use, kept for an hour, fetched again early (at most twice a minute) for a key id not yet known. */
function remoteKeys(url: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), {
    timeoutDuration: 5000,
    cooldownDuration: 30_000,
    cacheMaxAge: 3_600_000,
  });
}
