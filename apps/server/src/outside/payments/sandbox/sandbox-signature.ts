import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older than this is stale, and from the future as much is no better. */
export const signatureToleranceSeconds = 300;

export const signatureHeader = 'sandbox-signature';

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA-256 (RFC 2104) over "t.body", so that neither can be changed. */
export function signWebhook(body: string | Buffer, key: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(body, key, String(seconds)).toString('hex')}`;
}

/** Was this body signed with the key, in the last five minutes? Compares in constant time. */
export function isSignedWebhook(body: Buffer, header: string | undefined, key: Buffer, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return false;
  const [, seconds = '', signature = ''] = match;
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(seconds));
  const isGenuine = timingSafeEqual(digest(body, key, seconds), Buffer.from(signature, 'hex'));
  return isGenuine && ageSeconds <= signatureToleranceSeconds;
}

function digest(body: string | Buffer, key: Buffer, seconds: string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
}
