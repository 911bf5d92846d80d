import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  uploadId: 'text',
  userId: 'bigint',
  clientId: 'text',
  mediaId: 'bigint',
  bytes: 'bigint',
  received: 'bigint',
  offset: 'bigint',
  digest: 'bytea',
  reason: 'text',
  key: 'text',
  kind: 'text',
  filename: 'text',
  posterMediaId: 'bigint?',
  now: 'timestamptz',
});

/** A file that comes in parts. */
export type Transfer = {
  upload_id: string;
  user_id: string;
  client_id: string;
  media_id: string;
  /** Its size, and how much of it is stored. */
  bytes: number;
  received: number;
  poster_media_id: string | null;
  state: string;
};

const columns = {
  upload_id: 'text',
  user_id: 'bigint',
  client_id: 'text',
  media_id: 'bigint',
  bytes: 'double precision',
  received: 'double precision',
  poster_media_id: 'bigint?',
  state: 'text',
} as const;
const transferOf = sql`select coalesce(u.upload_id, '') as upload_id, u.user_id, u.client_id, u.media_id, u.bytes::float8 as bytes,
    u.received::float8 as received, u.poster_media_id, m.state
  from media_uploads u join media m using (media_id)`;

const find = statement(columns, sql`${transferOf} where u.upload_id = ${$.uploadId}`);
const lock = statement({}, sql`select from media_uploads where upload_id = ${$.uploadId} for update`);
const findOwn = statement(
  columns,
  sql`${transferOf} where u.upload_id = ${$.uploadId} and u.user_id = ${$.userId}`,
);
const findByClientId = statement(
  columns,
  sql`${transferOf} where u.user_id = ${$.userId} and u.client_id = ${$.clientId} and u.upload_id is not null`,
);

export const findTransfer = (db: Db | Tx, uploadId: string) => find.first(db, { uploadId });
/** Makes requests for an upload come one after the other; the next statement sees what the earlier one did. */
export const lockTransfer = (tx: Tx, uploadId: string) => lock.run(tx, { uploadId });
export const findOwnTransfer = (db: Db, own: { uploadId: string; userId: string }) => findOwn.first(db, own);
export const findTransferByClientId = (db: Db | Tx, own: { userId: string; clientId: string }) =>
  findByClientId.first(db, own);

const countOpen = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from media_uploads u join media m using (media_id)
    where u.user_id = ${$.userId} and m.state in ('uploading', 'processing')`,
);
/** Returns how many files of a person are not ready yet. */
export async function countOpenTransfers(tx: Tx, userId: string): Promise<number> {
  return (await countOpen.one(tx, { userId })).count;
}

export type NewTransfer = {
  uploadId: string;
  userId: string;
  clientId: string;
  bytes: number;
  key: string;
  kind: 'image' | 'video';
  filename: string;
  posterMediaId: string | null;
  now: Date;
};

const insert = statement(
  {},
  sql`with m as (
    insert into media (key, owner_user_id, kind, class, state, width, height, widths, placeholder, created_at)
    values (${$.key}, ${$.userId}, ${$.kind}, 'private', 'uploading', 0, 0, '{}', '', ${$.now})
    returning media_id)
  insert into media_uploads (user_id, client_id, media_id, upload_id, bytes, poster_media_id, filename, created_at, written_at)
    select ${$.userId}, ${$.clientId}, m.media_id, ${$.uploadId}, ${$.bytes},
      (select p.media_id from media p where p.media_id = ${$.posterMediaId} and p.owner_user_id = ${$.userId}
        and p.kind = 'image' and p.class = 'private' and p.state = 'ready'), ${$.filename}, ${$.now}, ${$.now}
    from m`,
);
export async function insertTransfer(tx: Tx, { bytes, ...transfer }: NewTransfer): Promise<void> {
  await insert.run(tx, { ...transfer, bytes: String(bytes) });
}

const advance = statement(
  {},
  sql`update media_uploads u set received = ${$.received}, written_at = ${$.now}
    where u.upload_id = ${$.uploadId} and u.received = ${$.offset}`,
);
/** Notes what is stored. Returns false when another request has stored a part meanwhile. */
export async function advanceTransfer(
  db: Db,
  part: { uploadId: string; offset: number; received: number; now: Date },
): Promise<boolean> {
  const { offset, received } = part;
  return (await advance.run(db, { ...part, offset: String(offset), received: String(received) })) > 0;
}

const rewind = statement(
  {},
  sql`update media_uploads set received = ${$.received} where upload_id = ${$.uploadId} and received > ${$.received}`,
);
/** Notes that no more than this is stored. */
export const rewindTransfer = (db: Db, uploadId: string, received: number) =>
  rewind.run(db, { uploadId, received: String(received) });

const findTwin = statement(
  { media_id: 'bigint' },
  sql`select u.media_id from media_uploads u join media m using (media_id)
    where u.user_id = ${$.userId} and u.digest = ${$.digest} and m.owner_user_id = ${$.userId}
      and m.class = 'private' and m.state in ('processing', 'ready')
    order by u.media_id limit 1`,
);
/** Finds the file of a person that has the same bytes. */
export const findSameFile = (tx: Tx, file: { userId: string; digest: Buffer }) => findTwin.first(tx, file);

const point = statement(
  {},
  sql`update media_uploads set media_id = ${$.mediaId}, digest = ${$.digest} where upload_id = ${$.uploadId}`,
);
export const pointTransferTo = (tx: Tx, file: { uploadId: string; mediaId: string; digest: Buffer }) =>
  point.run(tx, file);

const deleteMedia = statement({}, sql`delete from media where media_id = ${$.mediaId}`);
export const deleteUnneededMedia = (tx: Tx, mediaId: string) => deleteMedia.run(tx, { mediaId });

const begin = statement(
  {},
  sql`update media set state = 'processing' where media_id = ${$.mediaId} and state = 'uploading'`,
);
export const beginProcessing = (tx: Tx, mediaId: string) => begin.run(tx, { mediaId });

const fail = statement(
  {},
  sql`with m as (
    update media set state = 'failed' where media_id = ${$.mediaId} and state = 'processing' returning media_id)
  update media_uploads set reason = ${$.reason} where upload_id = ${$.uploadId} and media_id in (select m.media_id from m)`,
);
export const failTransfer = (db: Db | Tx, failure: { uploadId: string; mediaId: string; reason: string }) =>
  fail.run(db, failure);

const remove = statement(
  {},
  sql`delete from media where media_id = ${$.mediaId} and state in ('uploading', 'failed')`,
);
/** Deletes an upload and its media, so far as no job works on them or has made them ready. */
export const deleteTransfer = (db: Db | Tx, mediaId: string) => remove.run(db, { mediaId });
