import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts bytes (AES-256-GCM; IV, tag, ciphertext). They decrypt only for the same `owner`. */
export function sealBytes(key: Buffer, owner: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Decrypts bytes. Throws for another key or owner, and when a bit was changed. */
export function unsealBytes(key: Buffer, owner: string, sealed: Buffer): Buffer {
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** Encrypts a text as `sealBytes` does. */
export function seal(key: Buffer, owner: string, text: string): Buffer {
  return sealBytes(key, owner, Buffer.from(text, 'utf8'));
}

/** Decrypts a text as `unsealBytes` does. */
export function unseal(key: Buffer, owner: string, sealed: Buffer): string {
  return unsealBytes(key, owner, sealed).toString('utf8');
}
