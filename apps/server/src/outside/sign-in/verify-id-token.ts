import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import { refuse } from '../../platform/app-error.ts';
import type { VerifiedIdentity } from './sign-in.ts';
import type { TrustedIssuer } from './trusted-issuer.ts';

/** Public-key algorithms only: neither `none` nor an HMAC made with a public key gets in (RFC 8725 §3.1). */
const algorithms = ['RS256', 'ES256', 'EdDSA'];
const clockToleranceSeconds = 10;

/**
 * Checks an ID token as OpenID Connect Core 1.0 §3.2.2.11 asks: signature, `iss`, `aud`, `azp`, `exp` at `now`,
 * and that `nonce` is the one of this attempt. Undefined when anything is off, `onRefused` hears why.
 * Throws `unavailable` when the issuer's keys cannot be fetched.
 */
export async function verifyIdToken(
  trusted: TrustedIssuer,
  idToken: string,
  { nonce, now, onRefused }: { nonce: string; now: Date; onRefused: (reason: string) => void },
): Promise<VerifiedIdentity | undefined> {
  try {
    const { payload } = await jwtVerify(idToken, trusted.keys, {
      algorithms,
      issuer: trusted.issuers(),
      audience: trusted.clientId,
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
    const problem = beyondJwt(payload, trusted.clientId, nonce);
    if (!problem) return identityOf(payload, trusted, idToken);
    onRefused(problem);
  } catch (error) {
    if (isKeyFetchFailure(error)) refuse('unavailable');
    onRefused((error as Error).message);
  }
  return undefined;
}

function beyondJwt(payload: JWTPayload, clientId: string, nonce: string): string | undefined {
  if (payload.nonce !== nonce) return 'nonce of another attempt';
  if (payload.azp !== undefined && payload.azp !== clientId) return 'issued to another party';
  if (typeof payload.sub !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(payload.sub))
    return 'sub is not 1 to 255 ASCII characters';
  return undefined;
}

function identityOf(
  payload: JWTPayload,
  { accountIssuer, lifeSeconds }: TrustedIssuer,
  idToken: string,
): VerifiedIdentity {
  const text = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : '');
  return {
    issuer: accountIssuer,
    subject: text(payload.sub),
    email: text(payload.email).slice(0, 320),
    // Apple writes the flag as a string.
    emailVerified: payload.email_verified === true || payload.email_verified === 'true',
    name: text(payload.name),
    picture: text(payload.picture),
    tokenHash: createHash('sha256').update(signedPart(idToken)).digest(),
    issuedAt: new Date(Math.min(madeAt(payload, lifeSeconds), authTime(payload)) * 1000),
    expiresAt: new Date((payload.exp ?? 0) * 1000),
  };
}

function madeAt({ iat = 0, exp = 0 }: JWTPayload, lifeSeconds: number | undefined): number {
  return lifeSeconds === undefined ? iat : exp - lifeSeconds;
}

/** `auth_time`, of providers that say it (OpenID Connect Core 1.0 §2): when the person last typed a password there. */
function authTime(payload: JWTPayload): number {
  return typeof payload.auth_time === 'number' ? payload.auth_time : Number.POSITIVE_INFINITY;
}

/** Without the signature: ECDSA ones can be altered and stay valid, and the altered token must count as the same. */
function signedPart(idToken: string): string {
  return idToken.slice(0, idToken.lastIndexOf('.'));
}

/** Not the caller's fault: the issuer's key set could not be read. Everything else speaks about the token. */
function isKeyFetchFailure(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return true;
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}
