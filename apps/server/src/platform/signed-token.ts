import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PlatformContext } from './platform-context.ts';

type Signing = Pick<PlatformContext, 'secret'>;
type Reading = Pick<PlatformContext, 'secret' | 'clock'>;

export type SignedToken<Name extends string> = {
  /** Returns a token that holds these claims and is valid until `expiresAt`. Equal input gives an equal token. */
  sign: (context: Signing, claims: Record<Name, string>, expiresAt: Date) => string;
  /** Returns the claims; undefined for a token that is forged, expired or of another purpose. */
  read: (context: Reading, token: unknown) => (Record<Name, string> & { expiresAt: Date }) | undefined;
};

/**
 * Signs and reads the tokens of one purpose: base64url of the claims and the expiry (ms since 1970) joined by dots,
 * then "." and an HMAC-SHA-256 of them. Each purpose has its own key (HKDF, `secrets.ts`), so a token is never valid
 * for another purpose. Tokens are readable by their holder, and what they name may have ended since.
 */
export function signedToken<const Name extends string>(
  purpose: string,
  names: readonly Name[],
): SignedToken<Name> {
  const mac = ({ secret }: Signing, text: string) =>
    createHmac('sha256', secret(purpose)).update(text).digest();
  return {
    sign(context, claims, expiresAt) {
      const values = names.map((name) => claims[name]);
      if (values.some((value) => !claimPattern.test(value)))
        throw new Error(`a ${purpose} token cannot say this`);
      const text = [...values, expiresAt.getTime()].join('.');
      return `${Buffer.from(text).toString('base64url')}.${mac(context, text).toString('base64url')}`;
    },
    read(context, token) {
      const [, body, signature] = tokenPattern.exec(typeof token === 'string' ? token : '') ?? [];
      if (body === undefined || signature === undefined) return undefined;
      const text = Buffer.from(body, 'base64url').toString('latin1');
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), mac(context, text))) return undefined;
      const values = text.split('.');
      const expiresAt = new Date(Number(values[names.length]));
      if (!(expiresAt > context.clock.now())) return undefined;
      const claims = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      return { ...(claims as Record<Name, string>), expiresAt };
    },
  };
}

const claimPattern = /^[\w-]+$/;
/** 43 characters of base64url are the 32 bytes of the HMAC. */
const tokenPattern = /^([\w-]{1,200})\.([\w-]{43})$/;
