import type { Context } from '../../context.ts';
import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { exportKey } from './write-export.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz', before: 'timestamptz', key: 'text' });

export const removeFilesTask = 'own-data.remove-files';
export const sweepTask = 'own-data.sweep';

const dayMs = 86_400_000;

const deleteOf = statement(
  { key: 'text?' },
  sql`delete from data_exports where user_id = ${$.userId} returning file_key as key`,
);

const deleteExpired = statement(
  { key: 'text?' },
  sql`delete from data_exports where state = 'ready' and expires_at <= ${$.now}
    or state = 'failed' and created_at <= ${$.before} returning file_key as key`,
);

const failStale = statement(
  {},
  sql`update data_exports set state = 'failed' where state = 'queued' and created_at <= ${$.before}`,
);

const findNamed = statement(
  { key: 'text!' },
  sql`select file_key as key from data_exports where file_key = ${$.key}`,
);

const enqueueRemoval = async (tx: Tx, rows: { key: string | null }[]) => {
  const keys = rows.flatMap(({ key }) => (key === null ? [] : [key]));
  if (keys.length > 0) await enqueue(tx, removeFilesTask, { keys });
};

/** Exports go with the account; a job removes their files. */
export async function deleteExportsOf(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await enqueueRemoval(tx, await deleteOf.all(tx, { userId }));
}

export async function removeExportFiles({ storage }: Context, payload: unknown): Promise<void> {
  for (const key of (payload as { keys: string[] }).keys) await storage.remove(key);
}

/** Removes what has expired, gives up what no job finished within a day, and removes files without a row. */
export async function sweepExports({ db, clock, storage }: Context): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - dayMs);
  await db
    .transaction()
    .execute(async (tx) => enqueueRemoval(tx, await deleteExpired.all(tx, { now, before })));
  await failStale.run(db, { before });
  // Files have the machine's time, not the business time.
  const oldest = Date.now() - dayMs;
  for await (const { key, writtenAt } of storage.list()) {
    if (!exportKey.test(key) || writtenAt.getTime() >= oldest) continue;
    if (!(await findNamed.first(db, { key }))) await storage.remove(key);
  }
}
