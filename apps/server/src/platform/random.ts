import { randomBytes } from 'node:crypto';

/** A source of unguessable bytes. It is injected so that a test can repeat a run from its seed. */
export type Random = {
  bytes(length: number): Buffer;
  /** Returns `length` random bytes as base64url without padding (RFC 4648 §5). */
  token(length: number): string;
};

export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  token: (length) => randomBytes(length).toString('base64url'),
};
