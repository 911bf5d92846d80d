import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { deleteUnshown } from './delete-media.ts';
import { isShown } from './is-shown.sql.ts';
import { sweepTransferFiles } from './transfer/sweep-transfer-files.ts';

const $ = inputs({ before: 'timestamptz', uploadedSince: 'timestamptz', after: 'bigint', keys: 'text[]' });

const dayMs = 86_400_000;
/** Longer than a request takes between its file, its row and the reference to it. */
const graceMs = dayMs;
/** Longer than a person leaves a post unfinished. */
const uploadMs = 30 * dayMs;
const batchSize = 500;

/**
 * Deletes rows of media without references and uploads without a new part for a day, then files without rows. A
 * crash or a full disk leaves such rows and files.
 */
export async function sweepMedia(context: Context): Promise<void> {
  await sweepRows(context);
  await sweepFiles(context);
  await sweepTransferFiles(context);
}

const listBatch = statement(
  { media_id: 'bigint', is_unnamed: 'boolean' },
  sql`
  select m.media_id, not ${isShown} and m.created_at < ${$.before} and not exists (
      select from media_uploads u where u.media_id = m.media_id and case when m.state in ('uploading', 'processing', 'failed')
        then u.written_at >= ${$.before} else u.created_at >= ${$.uploadedSince} end
    ) as is_unnamed
  from (select * from media where media_id > ${$.after} order by media_id limit ${batchSize}) m
  order by m.media_id`,
);

async function sweepRows(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  const times = { before: new Date(now - graceMs), uploadedSince: new Date(now - uploadMs) };
  for (let after: string | undefined = '0'; after !== undefined; ) {
    const batch: { media_id: string; is_unnamed: boolean }[] = await listBatch.all(context.db, {
      ...times,
      after,
    });
    const unnamed = batch.filter(({ is_unnamed }) => is_unnamed);
    await deleteUnshown(
      context,
      unnamed.map(({ media_id }) => media_id),
    );
    after = batch.at(-1)?.media_id;
  }
}

/** `<key of a media row>/<variant>`; the storage may hold other files too. */
const mediaFile = /^([A-Za-z0-9_-]{22})\/(w[0-9]+|mp4)(\.part)?$/;

async function sweepFiles({ storage, db }: Context): Promise<void> {
  // Files have the machine's time, not the business time.
  const before = Date.now() - graceMs;
  let batch: string[] = [];
  const deleteUnnamed = async () => {
    const named = await listNamed(db, batch);
    for (const key of batch) if (!named.has(key)) await storage.remove(key);
    batch = [];
  };
  for await (const { key, writtenAt } of storage.list()) {
    if (!mediaFile.test(key) || writtenAt.getTime() >= before) continue;
    batch.push(key);
    if (batch.length >= batchSize) await deleteUnnamed();
  }
  await deleteUnnamed();
}

const findNamed = statement(
  { key: 'text' },
  sql`select m.key || '/' || f.variant as key from media m join media_files f using (media_id)
    where m.key = any(${$.keys})`,
);

async function listNamed(db: Context['db'], files: string[]): Promise<Set<string>> {
  const keys = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];
  const rows = await findNamed.all(db, { keys });
  return new Set(rows.map(({ key }) => key));
}
