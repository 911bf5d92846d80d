import type { UploadedMedia } from '@kindred/contract/media/calls';
import type { Context } from '../../context.ts';
import { type Db, query, type Tx } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { mediaItemSql } from './media.present.ts';
import { mediaLinkToken } from './media-link.ts';

const own = `select f.media_id::text,
    ${mediaItemSql('f', `'?v=' || $3::text`)} as item
  from unnest($1::bigint[]) with ordinality wanted (media_id, place) join media f using (media_id)
  where f.owner_user_id = $2::bigint and f.class = 'private' and f.state = 'ready' order by place`;

/** Files of the viewer's own in the order asked for; others are left out. */
export function listMediaOf(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  mediaIds: string[],
  viewer: Viewer,
): Promise<UploadedMedia[]> {
  return query(context.db, own, [mediaIds, viewer.userId, mediaLinkToken(context, viewer)]);
}

export async function findUpload(db: Db | Tx, userId: string, clientId: string): Promise<string | undefined> {
  const text = 'select media_id from media_uploads where user_id = $1 and client_id = $2';
  const [row] = await query<{ media_id: string }>(db, text, [userId, clientId]);
  return row?.media_id;
}

const insert = `insert into media_uploads (user_id, client_id, media_id, created_at)
  values ($1::bigint, $2, $3::bigint, $4::timestamptz) on conflict (user_id, client_id) do nothing returning media_id`;

/** False when there is an upload of that name already. */
export async function insertUpload(
  tx: Tx,
  upload: { userId: string; clientId: string; mediaId: string; now: Date },
): Promise<boolean> {
  const { userId, clientId, mediaId, now } = upload;
  return (await query(tx, insert, [userId, clientId, mediaId, now])).length > 0;
}

const unused = `select m.media_id, m.key, m.kind, m.widths from media_uploads u join media m using (media_id)
  where u.created_at < $1::timestamptz and not exists (select from post_media p where p.media_id = u.media_id)
  order by u.created_at limit 200 for update of m skip locked`;

export type UnusedMedia = { media_id: string; key: string; kind: string; widths: number[] };

/** Takes the rows of uploads away that are older than `before` and in no post; gives them, for their files. */
export async function deleteUnusedUploads(tx: Tx, before: Date): Promise<UnusedMedia[]> {
  const found = await query<UnusedMedia>(tx, unused, [before]);
  const ids = found.map(({ media_id }) => media_id);
  await query(tx, 'delete from media_files where media_id = any($1::bigint[])', [ids]);
  await query(tx, 'delete from media where media_id = any($1::bigint[])', [ids]);
  return found;
}
