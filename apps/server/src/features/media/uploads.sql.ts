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
