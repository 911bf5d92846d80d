import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The names of a checkout that travel through the buyer's browser to CCBill, which signs the price and the currency alone.
 * Each carries our HMAC (RFC 2104), so nobody can name a checkout that they were not sent to pay. A buyer may still put the
 * mark of one of their checkouts on the form of another: what was billed is compared with the offer (`retrieveCcbillCheckout`).
 */

const digestOf = (purpose: 'mark' | 'username', checkoutId: string, key: Buffer) =>
  createHmac('sha256', key).update(`${purpose}:${checkoutId}`).digest();

/** `X-checkout`: the id with its signature. */
export function markCheckout(checkoutId: string, key: Buffer): string {
  return `${checkoutId}.${digestOf('mark', checkoutId, key).toString('base64url')}`;
}

/** The checkout that a mark names; undefined for one that we have not signed. Compares in constant time. */
export function readMark(mark: string | undefined, key: Buffer): string | undefined {
  const [checkoutId = '', signature = ''] = (mark ?? '').split('.');
  const expected = digestOf('mark', checkoutId, key);
  const actual = Buffer.from(signature, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? checkoutId : undefined;
}

/** By what CCBill's list of transactions names a sale: 16 characters at most. */
export function ccbillUsername(checkoutId: string, key: Buffer): string {
  return digestOf('username', checkoutId, key).toString('hex').slice(0, 16);
}
