import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { CardAsset } from '../format/read-charx.ts';
import { type CardFileRole, type CardFileRow, listCardFiles, listNamedCardFiles } from './card-files.sql.ts';

export const deleteFilesTask = 'cards.remove-files';
export const sweepTask = 'cards.sweep';

/** Longer than any request between the file and its row. */
const graceMs = 86_400_000;
const cardFileKey = /^card-[A-Za-z0-9_-]{22}(\.part)?$/;

export type NewCardFile = { role: CardFileRole; path: string; key: string; bytes: Buffer };

/** Puts files in the storage; `work` inserts their rows. Removes the files when it fails. */
export async function withCardFiles<Result>(
  context: Context,
  files: { role: CardFileRole; path: string; bytes: Buffer }[],
  work: (files: NewCardFile[]) => Promise<Result>,
): Promise<Result> {
  const keyedFiles = files.map((file) => ({ ...file, key: `card-${context.random.token(16)}` }));
  try {
    for (const { key, bytes } of keyedFiles) await context.storage.put(key, bytes);
    return await work(keyedFiles);
  } catch (error) {
    // A commit whose answer was lost has happened nevertheless.
    const existingKeys = await listNamedCardFiles(
      context.db,
      keyedFiles.map(({ key }) => key),
    ).catch(() => undefined);
    for (const { key } of existingKeys ? keyedFiles : [])
      if (!existingKeys?.has(key)) await context.storage.remove(key);
    throw error;
  }
}

/** Reads one file; returns undefined when the storage has lost it. */
async function readFile({ storage }: Pick<Context, 'storage'>, { key }: CardFileRow) {
  const size = await storage.size(key);
  if (size === undefined) return undefined;
  return size === 0 ? Buffer.alloc(0) : buffer(storage.read(key, 0, size - 1));
}

/** Reads the files of an exported card: its own picture and its assets. */
export async function readCardFiles(
  context: Pick<Context, 'db' | 'storage'>,
  of: { charId: string; generation: number },
): Promise<{ picture: Buffer | undefined; assets: CardAsset[] }> {
  let picture: Buffer | undefined;
  const assets: CardAsset[] = [];
  for (const file of await listCardFiles(context.db, of)) {
    if (file.role === 'picture') continue;
    const bytes = await readFile(context, file);
    if (bytes && file.role === 'original') picture = bytes;
    else if (bytes) assets.push({ path: file.path, bytes });
  }
  return { picture, assets };
}

/** Queues the removal of files whose rows this transaction has deleted. */
export async function enqueueRemoval(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length > 0) await enqueue(tx, deleteFilesTask, { keys });
}

/** The job: deletes files of cards from the storage. `payload`: their keys. */
export async function deleteCardFiles({ storage }: Context, payload: unknown): Promise<void> {
  for (const key of (payload as { keys: string[] }).keys) await storage.remove(key);
}

/** Removes files without a row, which a crash between file and row leaves. */
export async function sweepCardFiles({ db, storage }: Context): Promise<void> {
  // Files have the machine's time, not the business clock's.
  const before = Date.now() - graceMs;
  for await (const { key, writtenAt } of storage.list()) {
    if (!cardFileKey.test(key) || writtenAt.getTime() >= before) continue;
    if (!(await listNamedCardFiles(db, [key])).has(key)) await storage.remove(key);
  }
}
