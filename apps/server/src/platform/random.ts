import { randomBytes } from 'node:crypto';

/** Source of unguessable bytes. Injected, so that a test can repeat a run from its seed. */
export type Random = {
  /** `length` random bytes. */
  bytes(length: number): Buffer;
  /** `length` random bytes as base64url without padding (RFC 4648 §5). */
  token(length: number): string;
};

export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  token: (length) => randomBytes(length).toString('base64url'),
};
