import { seal, unseal } from '../../../platform/sealing/seal.ts';

/** The fields of the tax form beyond name and country. */
export type TaxFields = { taxId: string; address: string };

/** Encrypts the fields, bound to the person: they do not decrypt for another user id. */
export function encryptTax(key: Buffer, userId: string, fields: TaxFields): Buffer {
  return seal(key, userId, JSON.stringify(fields));
}

/** Decrypts the fields. Throws for another key or person, and when a bit was changed. */
export function decryptTax(key: Buffer, userId: string, encrypted: Buffer): TaxFields {
  return JSON.parse(unseal(key, userId, encrypted)) as TaxFields;
}
