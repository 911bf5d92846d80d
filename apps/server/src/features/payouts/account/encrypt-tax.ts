import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What the tax form asks for beyond name and country. */
export type TaxFields = { taxId: string; address: string };

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts the fields (AES-256-GCM: IV, tag, text), bound to whose they are: another person's row does not open. */
export function encryptTax(key: Buffer, userId: string, fields: TaxFields): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(JSON.stringify(fields), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** The fields again. Throws under another key, for another person, and when a bit was changed. */
export function decryptTax(key: Buffer, userId: string, encrypted: Buffer): TaxFields {
  const iv = encrypted.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(userId))
    .setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([decipher.update(encrypted.subarray(ivBytes + tagBytes)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as TaxFields;
}
