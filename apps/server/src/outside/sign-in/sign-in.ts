import type { SignInProvider } from '@kindred/contract/users/calls';

export type ProviderName = SignInProvider['provider'];

/** What a checked ID token says. The account is named by issuer and subject, never by the e-mail. */
export type VerifiedIdentity = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** Address of the person's picture at the provider; '' where it names none. */
  picture: string;
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
  /** The bytes of a picture at the provider, not looked at yet; undefined where it has none there, or cannot be had. */
  fetchPicture(provider: ProviderName, address: string): Promise<Buffer | undefined>;
};
