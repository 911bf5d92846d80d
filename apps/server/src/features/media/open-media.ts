import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ mediaIds: 'bigint[]' });

const setPublic = statement(
  {},
  sql`update media set class = 'public' where media_id = any(${$.mediaIds}) and class = 'private'`,
);

/** Opens faces and banners to everybody, once staff have approved them. */
export async function openMedia(tx: Tx, mediaIds: string[]): Promise<void> {
  if (mediaIds.length > 0) await setPublic.run(tx, { mediaIds });
}
