import type { Context } from '../../context.ts';
import type { DeletedPerson } from '../../feature.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

const close = `update media set state = 'rejected', placeholder = '' where owner_user_id = $1`;
const forgetUploads = 'delete from media_uploads where user_id = $1';

/** Nobody is given a deleted person's pictures any more, from this moment; a job takes the files away. */
export async function forgetMedia(tx: Tx, { userId }: DeletedPerson): Promise<void> {
  await query(tx, close, [userId]);
  await query(tx, forgetUploads, [userId]);
  await enqueue(tx, 'media.erase', { user_id: userId });
}

const listFiles = `
  select m.key || '/' || f.variant as key from media m join media_files f using (media_id) where m.owner_user_id = $1`;
const forgetFiles = `
  delete from media_files f using media m where m.media_id = f.media_id and m.owner_user_id = $1`;

/** Files first, rows last: whatever stops it in between, the next try knows what is left. */
export async function eraseMedia(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  payload: unknown,
): Promise<void> {
  const { user_id: userId } = payload as { user_id: string };
  for (const { key } of await query<{ key: string }>(db, listFiles, [userId])) await storage.remove(key);
  await query(db, forgetFiles, [userId]);
}
