import { seal, unseal } from '../../../platform/sealing/seal.ts';

/** What the tax form asks for beyond name and country. */
export type TaxFields = { taxId: string; address: string };

/** Encrypts the fields, bound to whose they are: another person's row does not open. */
export function encryptTax(key: Buffer, userId: string, fields: TaxFields): Buffer {
  return seal(key, userId, JSON.stringify(fields));
}

/** The fields again. Throws under another key, for another person, and when a bit was changed. */
export function decryptTax(key: Buffer, userId: string, encrypted: Buffer): TaxFields {
  return JSON.parse(unseal(key, userId, encrypted)) as TaxFields;
}
