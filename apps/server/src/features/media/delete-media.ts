import type { Context } from '../../context.ts';
import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { isShown } from './is-shown.sql.ts';

const $ = inputs({ userId: 'bigint', mediaIds: 'bigint[]' });

/** Files are removed while their rows are locked, so batches are small. */
const batchSize = 50;

export const deleteTask = 'media.delete';
export const deleteOfPersonTask = 'media.delete-of-person';

/** A job deletes these media after the commit, so far as nothing shows them. */
export async function enqueueDeletion(tx: Tx, mediaIds: string[]): Promise<void> {
  if (mediaIds.length > 0) await enqueue(tx, deleteTask, { media_ids: mediaIds });
}

const close = statement(
  {},
  sql`update media m set state = 'rejected', placeholder = '' where m.owner_user_id = ${$.userId}
    and not exists (select from post_media pm where pm.media_id = m.media_id)
    and not exists (select from message_media mm where mm.media_id = m.media_id)`,
);
const deleteUploads = statement({}, sql`delete from media_uploads where user_id = ${$.userId}`);

/**
 * Hides a deleted person's media at once; a job deletes rows and files. Media in posts and messages belong to buyers:
 * the hooks of those features have already released the rest.
 */
export async function deleteMediaOfPerson(tx: Tx, person: HookInput<'userDeleted'>): Promise<void> {
  await close.run(tx, person);
  await deleteUploads.run(tx, person);
  const key = `${deleteOfPersonTask}:${person.userId}`;
  await enqueue(tx, deleteOfPersonTask, { user_id: person.userId }, { key });
}

const listOwned = statement(
  { media_id: 'bigint' },
  sql`select media_id from media where owner_user_id = ${$.userId} order by media_id`,
);

/** Deletes the media of a deleted person that nothing shows. A job. */
export async function runDeletionOfPerson(context: Context, payload: unknown): Promise<void> {
  const owned = await listOwned.all(context.db, { userId: (payload as { user_id: string }).user_id });
  const mediaIds = owned.map(({ media_id }) => media_id);
  await deleteUnshown(context, mediaIds);
}

/** Deletes these media if nothing shows them. A job; `payload` has their ids. */
export async function runDeletion(context: Context, payload: unknown): Promise<void> {
  await deleteUnshown(context, (payload as { media_ids: string[] }).media_ids);
}

const lockUnshown = statement(
  { media_id: 'bigint' },
  sql`select m.media_id from media m where m.media_id = any(${$.mediaIds}) and not ${isShown} order by m.media_id for update of m`,
);
const listFiles = statement(
  { key: 'text' },
  sql`select m.key || '/' || f.variant as key from media m join media_files f using (media_id)
    where m.media_id = any(${$.mediaIds})`,
);
const deleteFiles = statement({}, sql`delete from media_files where media_id = any(${$.mediaIds})`);
const deleteRows = statement({}, sql`delete from media where media_id = any(${$.mediaIds})`);

/**
 * Deletes the media among these that nothing shows. Files go first and rows last, so that a retry knows what is left.
 */
export async function deleteUnshown(context: Context, all: string[]): Promise<void> {
  for (let start = 0; start < all.length; start += batchSize) {
    await transact(context, async (tx) => {
      const locked = await lockUnshown.all(tx, { mediaIds: all.slice(start, start + batchSize) });
      const unshown = { mediaIds: locked.map(({ media_id }) => media_id) };
      for (const { key } of await listFiles.all(tx, unshown)) await context.storage.remove(key);
      await deleteFiles.run(tx, unshown);
      await deleteRows.run(tx, unshown);
    });
  }
}
