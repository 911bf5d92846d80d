import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PlatformContext } from './platform-context.ts';

type Signing = Pick<PlatformContext, 'secret'>;
type Reading = Pick<PlatformContext, 'secret' | 'clock'>;

export type SignedToken<Name extends string> = {
  /** Makes a token that says this and is believed until `expiresAt`. The same input gives the same token. */
  sign: (context: Signing, claims: Record<Name, string>, expiresAt: Date) => string;
  /** What a token says; undefined when it was not made here for this purpose, or its time is over. */
  read: (context: Reading, token: unknown) => (Record<Name, string> & { expiresAt: Date }) | undefined;
};

/**
 * Tokens of one purpose that are given out and read again: base64url of the claims and the end (ms since 1970), "." and
 * an HMAC-SHA-256 over it, all joined by dots. Each purpose has a key of its own (HKDF, `secrets.ts`), so that no token
 * passes for one of another purpose. They hide nothing, and what they name may have ended meanwhile.
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
      if (values.some((value) => !plain.test(value))) throw new Error(`a ${purpose} token cannot say this`);
      const text = [...values, expiresAt.getTime()].join('.');
      return `${Buffer.from(text).toString('base64url')}.${mac(context, text).toString('base64url')}`;
    },
    read(context, token) {
      const [, body, given] = shape.exec(typeof token === 'string' ? token : '') ?? [];
      if (body === undefined || given === undefined) return undefined;
      const text = Buffer.from(body, 'base64url').toString('latin1');
      if (!timingSafeEqual(Buffer.from(given, 'base64url'), mac(context, text))) return undefined;
      const values = text.split('.');
      const expiresAt = new Date(Number(values[names.length]));
      if (!(expiresAt > context.clock.now())) return undefined;
      const claims = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      return { ...(claims as Record<Name, string>), expiresAt };
    },
  };
}

const plain = /^[\w-]+$/;
/** 43 characters of base64url are the 32 bytes of the code. */
const shape = /^([\w-]{1,200})\.([\w-]{43})$/;
