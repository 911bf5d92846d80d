import type { DataExport } from '@kindred/contract/own-data/calls';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Viewer } from '../../viewer.ts';
import { findQueued, presentExport } from './exports.sql.ts';

const $ = inputs({ userId: 'bigint', language: 'text', now: 'timestamptz' });

export const writeExportTask = 'own-data.write-export';

const insertExport = statement(
  { export_id: 'bigint' },
  sql`insert into data_exports (user_id, language, created_at) values (${$.userId}, ${$.language}, ${$.now})
    on conflict (user_id) where state = 'queued' do nothing returning export_id`,
);

/** Begins an export, unless one is being made; a job writes its file. */
export async function requestExport(
  context: Context,
  _input: unknown,
  { userId }: Viewer,
  { language }: RequestContext,
): Promise<DataExport> {
  return transact(context, async (tx) => {
    const inserted = await insertExport.first(tx, { userId, language, now: context.clock.now() });
    if (inserted) await enqueue(tx, writeExportTask, inserted, { maxAttempts: 5 });
    return presentExport(context, await findQueued.one(tx, { userId }));
  });
}
