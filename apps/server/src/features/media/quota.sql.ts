import type { Config } from '../../config.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const lock = statement({}, sql`select pg_advisory_xact_lock(hashtext('media quota'), hashint8(${$.userId}))`);

const sumBytes = statement(
  { bytes: 'numeric' },
  sql`select (select coalesce(sum(f.bytes), 0) from media m join media_files f using (media_id)
      where m.owner_user_id = ${$.userId})
    + (select coalesce(sum(u.bytes), 0) from media_uploads u join media m using (media_id)
      where u.user_id = ${$.userId} and m.state in ('uploading', 'processing')) as bytes`,
);

/** Makes uploads of a person come one after the other until the transaction ends. */
export async function lockQuota(tx: Tx, userId: string): Promise<void> {
  await lock.run(tx, { userId });
}

/**
 * Refuses with `storageFull` when all files of a person, those on their way included, exceed the quota. Call it in the transaction that has
 * inserted files; each of several concurrent uploads counts those before it.
 */
export async function refuseOverQuota(tx: Tx, config: Config, userId: string): Promise<void> {
  await lockQuota(tx, userId);
  await refuseAbove(tx, config.storageQuotaBytes, userId);
}

/** Refuses with `storageFull` when not even one more byte fits. */
export async function refuseWhenFull(db: Db, config: Config, userId: string): Promise<void> {
  await refuseAbove(db, config.storageQuotaBytes - 1, userId);
}

async function refuseAbove(db: Db | Tx, maxBytes: number, userId: string): Promise<void> {
  const { bytes } = await sumBytes.one(db, { userId });
  if (Number(bytes) > maxBytes) refuse('storageFull');
}
