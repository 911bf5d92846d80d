import type { SignInProvider } from '@kindred/contract/users/calls';

export type ProviderName = SignInProvider['provider'];

/** What a checked ID token says. The account is named by issuer and subject, never by the e-mail. */
export type VerifiedIdentity = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** SHA-256 of the token, to see it only once. */
  tokenHash: Buffer;
  /** When the provider made the token; where it says when the person signed in there, the earlier of both. */
  issuedAt: Date;
  expiresAt: Date;
};

/**
 * Sign-in providers (OpenID Connect Core 1.0). `verify` checks signature against the provider's JWKS with an
 * algorithm allow-list, `iss`, `aud`, `exp` and that `nonce` is the one given; undefined when anything is off.
 */
export type SignIn = {
  providers(): SignInProvider[];
  /** Whose accounts are stored under this issuer; undefined for one that is not in use any more. */
  providerOf(issuer: string): ProviderName | undefined;
  verify(provider: ProviderName, idToken: string, nonce: string): Promise<VerifiedIdentity | undefined>;
};
