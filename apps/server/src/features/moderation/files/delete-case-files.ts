import type { Context } from '../../../context.ts';
import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

const $ = inputs({ userId: 'bigint', key: 'text' });

export const removeCaseFilesTask = 'moderation.remove-case-files';
export const sweepCaseFilesTask = 'moderation.sweep-case-files';

const dayMs = 86_400_000;
const caseKey = /^case-[A-Za-z0-9_-]{22}(\.part)?$/;

const deleteOf = statement(
  { key: 'text' },
  sql`delete from case_files where user_id = ${$.userId} returning file_key as key`,
);
const findNamed = statement(
  { key: 'text' },
  sql`select file_key as key from case_files where file_key = ${$.key}`,
);

const enqueueRemoval = async (tx: Tx, rows: { key: string }[]) => {
  if (rows.length > 0) await enqueue(tx, removeCaseFilesTask, { keys: rows.map(({ key }) => key) });
};

export async function deleteCaseFilesOf(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await enqueueRemoval(tx, await deleteOf.all(tx, { userId }));
}

export async function removeCaseFiles({ storage }: Context, payload: unknown): Promise<void> {
  for (const key of (payload as { keys: string[] }).keys) await storage.remove(key);
}

/** Removes files without a row, which a crash has left. Files have the machine's time, not the business time. */
export async function sweepCaseFiles({ db, storage }: Context): Promise<void> {
  const oldest = Date.now() - dayMs;
  for await (const { key, writtenAt } of storage.list()) {
    if (!caseKey.test(key) || writtenAt.getTime() >= oldest) continue;
    if (!(await findNamed.first(db, { key }))) await storage.remove(key);
  }
}
