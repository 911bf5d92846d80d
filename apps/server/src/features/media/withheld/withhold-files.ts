import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ mediaIds: 'bigint[]', caseId: 'bigint', digest: 'bytea', now: 'timestamptz' });

/** Returns the SHA-256 of a file. */
export async function digestFile(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 262_144 }), hash);
  return hash.digest();
}

const refuseDigests = statement(
  {},
  sql`insert into refused_files (digest, case_id, created_at)
    select distinct u.digest, ${$.caseId}, ${$.now} from media_uploads u
      where u.media_id = any(${$.mediaIds}) and u.digest is not null
    on conflict (digest) do nothing`,
);

const withhold = statement(
  { media_id: 'bigint', owner_user_id: 'bigint' },
  sql`update media m set withheld_at = ${$.now}
    where m.withheld_at is null and (m.media_id = any(${$.mediaIds}) or m.media_id in (
      select u.media_id from media_uploads u join refused_files r using (digest) where r.case_id = ${$.caseId}))
    returning m.media_id, m.owner_user_id`,
);

/**
 * Takes files and all their identical copies (SHA-256 of what was uploaded) from everybody but reviewers, and has them
 * refused from then on. Returns what was taken.
 */
export async function withholdFiles(
  tx: Tx,
  files: { mediaIds: string[]; caseId: string; now: Date },
): Promise<{ media_id: string; owner_user_id: string }[]> {
  await refuseDigests.run(tx, files);
  return withhold.all(tx, files);
}

const release = statement(
  {},
  sql`with r as (delete from refused_files where case_id = ${$.caseId} returning digest)
    update media m set withheld_at = null where m.withheld_at is not null
      and (m.media_id = any(${$.mediaIds}) or m.media_id in (select u.media_id from media_uploads u join r using (digest)))`,
);

/** Undoes `withholdFiles`. */
export async function releaseFiles(tx: Tx, files: { mediaIds: string[]; caseId: string }): Promise<void> {
  await release.run(tx, files);
}

const findRefused = statement(
  { is_refused: 'boolean!' },
  sql`select exists (select from refused_files where digest = ${$.digest}) as is_refused`,
);

export async function isRefusedFile(db: Db | Tx, digest: Buffer): Promise<boolean> {
  return (await findRefused.one(db, { digest })).is_refused;
}
