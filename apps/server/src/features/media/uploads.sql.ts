import type { OwnMedia, UploadedMedia } from '@kindred/contract/media/calls';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { lockedItemSql, mediaItemSql, mediaLinkSql } from './media.present.ts';
import { mediaLinkToken } from './media-link.ts';

const $ = inputs({
  userId: 'bigint',
  clientId: 'text',
  mediaIds: 'bigint[]',
  mediaId: 'bigint',
  digest: 'bytea?',
  now: 'timestamptz',
});

const listOwn = statement(
  { media_id: 'text', item: as<UploadedMedia['item']>('json') },
  sql`select f.media_id::text, ${mediaItemSql(mediaLinkSql, sql`''`)} as item
    from unnest(${$.mediaIds}) with ordinality wanted (media_id, place) join media f using (media_id)
    where f.owner_user_id = ${$.userId} and f.class = 'private' and f.state = 'ready' and f.kind <> 'audio' order by place`,
);

/** Returns the viewer's own files in the order of the ids, without those of others. */
export function listMediaOf(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  mediaIds: string[],
  viewer: Viewer,
): Promise<UploadedMedia[]> {
  const mediaToken = mediaLinkToken(context, viewer);
  return listOwn.all(context.db, { mediaIds, userId: viewer.userId, mediaToken });
}

const listStates = statement(
  {
    media_id: 'text',
    item: as<OwnMedia['item']>('json'),
    state: as<OwnMedia['state']>('text'),
    progress: 'double precision',
    reason: 'text',
  },
  sql`select f.media_id::text, f.state, coalesce(u.progress, 1) as progress, coalesce(u.reason, '') as reason,
      case f.state when 'ready' then ${mediaItemSql(mediaLinkSql, sql`''`)} else ${lockedItemSql} end as item
    from unnest(${$.mediaIds}) with ordinality wanted (media_id, place) join media f using (media_id)
      left join lateral (
        select u.received::float8 / greatest(u.bytes, 1) as progress, u.reason from media_uploads u
        where u.media_id = f.media_id and u.upload_id is not null order by u.received desc limit 1) u on true
    where f.owner_user_id = ${$.userId} and f.class = 'private' and f.state <> 'rejected' and f.kind <> 'audio'
    order by place`,
);

/** Returns the viewer's own files with their state, in the order of the ids, without those of others. */
export function listStatesOf(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  mediaIds: string[],
  viewer: Viewer,
): Promise<OwnMedia[]> {
  const mediaToken = mediaLinkToken(context, viewer);
  return listStates.all(context.db, { mediaIds, userId: viewer.userId, mediaToken });
}

const findByClientId = statement(
  { media_id: 'bigint' },
  sql`select media_id from media_uploads where user_id = ${$.userId} and client_id = ${$.clientId}`,
);

export async function findUpload(db: Db | Tx, userId: string, clientId: string): Promise<string | undefined> {
  return (await findByClientId.first(db, { userId, clientId }))?.media_id;
}

const findDuration = statement(
  { duration: 'double precision' },
  sql`select coalesce(duration_ms, 0) / 1000.0::float8 as duration from media where media_id = ${$.mediaId}`,
);

/** Returns the seconds of a clip or a voice note. */
export async function getDurationOf(db: Db, mediaId: string): Promise<number> {
  return (await findDuration.one(db, { mediaId })).duration;
}

const insert = statement(
  {},
  sql`insert into media_uploads (user_id, client_id, media_id, digest, created_at)
    values (${$.userId}, ${$.clientId}, ${$.mediaId}, ${$.digest}, ${$.now})
    on conflict (user_id, client_id) do nothing`,
);

/** Returns false when an upload with this client id exists. */
export async function insertUpload(
  tx: Tx,
  upload: { userId: string; clientId: string; mediaId: string; digest: Buffer | null; now: Date },
): Promise<boolean> {
  return (await insert.run(tx, upload)) > 0;
}
