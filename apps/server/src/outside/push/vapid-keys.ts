import { createECDH, createHash } from 'node:crypto';

/** Base64url: 65 bytes of an uncompressed point of P-256, and the 32 bytes of its scalar. */
export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The key pair with which this installation names itself to push services (RFC 8292), made of a secret of 32 bytes: the
 * same in every process and after every start.
 */
export function vapidKeysFrom(secret: Buffer): VapidKeys {
  const curve = createECDH('prime256v1');
  let scalar = secret;
  for (;;) {
    try {
      curve.setPrivateKey(scalar);
      break;
    } catch {
      // Not below the curve's order, once in four thousand million secrets.
      scalar = createHash('sha256').update(scalar).digest();
    }
  }
  return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') };
}

/** Whether the two belong together. */
export function areKeysOfOnePair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
