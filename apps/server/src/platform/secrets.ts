import { hkdfSync } from 'node:crypto';
import type { Db } from './db/db.ts';
import type { Random } from './random.ts';

/**
 * Loads the installation's master key, which the first start creates in the database so that all processes share it.
 * Returns a function that derives a 32-byte key for each purpose (HKDF-SHA-256, RFC 5869).
 */
export async function loadSecrets(db: Db, random: Random): Promise<(purpose: string) => Buffer> {
  await db
    .insertInto('server_secrets')
    .values({ name: 'master', value: random.bytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', 'master')
    .executeTakeFirstOrThrow();
  const derived = new Map<string, Buffer>();
  return (purpose) => {
    const key = derived.get(purpose) ?? Buffer.from(hkdfSync('sha256', value, '', `kindred ${purpose}`, 32));
    derived.set(purpose, key);
    return key;
  };
}
