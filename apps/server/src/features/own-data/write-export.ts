import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exportDays } from '@kindred/contract/own-data/limits';
import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../domain-event.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import { findExport } from './exports.sql.ts';
import { writeArchive } from './write-archive.ts';

const $ = inputs({
  exportId: 'bigint',
  fileKey: 'text',
  bytes: 'bigint',
  now: 'timestamptz',
  until: 'timestamptz',
});

const dayMs = 86_400_000;
export const exportKey = /^export-[A-Za-z0-9_-]{22}(\.part)?$/;

const updateReady = statement(
  {},
  sql`update data_exports set state = 'ready', file_key = ${$.fileKey}, bytes = ${$.bytes}, ready_at = ${$.now}, expires_at = ${$.until}
    where export_id = ${$.exportId} and state = 'queued'`,
);

/** Writes the file of an export and tells its owner. A job; the file goes again where the account went meanwhile. */
export async function writeExport(context: Context, payload: unknown): Promise<void> {
  const { export_id: exportId } = payload as { export_id: string };
  const row = await findExport.first(context.db, { exportId });
  if (row?.state !== 'queued') return;
  const folder = await makeFolder(context.config.dataDir);
  const fileKey = `export-${context.random.token(16)}`;
  try {
    const path = join(folder, 'export.zip');
    await writeArchive(context, row, path);
    const { size } = await stat(path);
    await context.storage.move(path, fileKey);
    const now = context.clock.now();
    const until = new Date(now.getTime() + exportDays * dayMs);
    const isStored = await transact(context, async (tx) => {
      const ready = { exportId, fileKey, bytes: String(size), now, until };
      if ((await updateReady.run(tx, ready)) === 0) return false;
      const cause = `export ${exportId}`;
      await publishDomainEvent(context, tx, { userId: row.user_id, topic: 'export_ready', cause, now });
      return true;
    });
    if (!isStored) await context.storage.remove(fileKey);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'exports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return mkdtemp(join(folder, 'zip-'));
}
