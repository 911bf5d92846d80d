import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { listTransferFiles, removeTransferFile } from './transfer-files.ts';

const $ = inputs({ uploadIds: 'text[]' });

const listOpen = statement(
  { upload_id: 'text' },
  sql`select coalesce(u.upload_id, '') as upload_id from media_uploads u join media m using (media_id)
    where u.upload_id = any(${$.uploadIds}) and m.state in ('uploading', 'processing')`,
);

/** Removes the files of uploads that are gone or done. */
export async function sweepTransferFiles(context: Context): Promise<void> {
  const uploadIds = await listTransferFiles(context);
  const open = new Set((await listOpen.all(context.db, { uploadIds })).map((row) => row.upload_id));
  for (const uploadId of uploadIds) if (!open.has(uploadId)) await removeTransferFile(context, uploadId);
}
