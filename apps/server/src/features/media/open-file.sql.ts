import { type Db, query } from '../../platform/db/db.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import type { MediaLink } from './media-link.ts';

/**
 * The one question of the media route: is this file there for this person now? Public media for anyone;
 * private media for its owner and for whoever the access rule gives the post, previews also for those whom
 * it gives the preview. The link's session must be alive. $3, $4 are null without a valid link. A width that is
 * not among the pictures gives the next larger one, else the largest.
 */
const openFile = `
  select f.variant, f.content_type, m.class = 'public' as is_public
  from media m
    cross join lateral (
      select f.* from media_files f
      where f.media_id = m.media_id and (f.variant = 'mp4') = ($2::integer is null)
      order by f.width < $2, abs(f.width - $2) limit 1) f
  where m.key = $1 and m.state = 'ready' and (m.class = 'public' or exists (
    select from sessions s join users u using (user_id)
    where s.session_id = $4::bigint and s.user_id = $3::bigint and s.revoked_at is null and u.deleted_at is null
      and (m.owner_user_id = $3 or exists (
        select from post_media pm
          join posts p using (diary_id)
          join characters c using (char_id)
          left join memberships j on j.user_id = $3 and j.char_id = p.char_id
          left join purchases b on b.user_id = $3 and b.diary_id = p.diary_id and b.refunded_by is null
        where pm.media_id = m.media_id and p.deleted_at is null and c.deleted_at is null
          and ${notBlockedText('$3', 'c.user_id')}
          and post_access(
            c.user_id = $3, u.role in ('moderator', 'admin'), is_joined(j.kind, c.group_id, j.period_end, $5::timestamptz),
            b.user_id is not null, p.price, p.state, p.has_preview
          ) in ('full', case when pm.is_preview then 'preview' end)))))`;

export type OpenFile = { variant: string; contentType: string; isPublic: boolean };

export async function findOpenFile(
  db: Db,
  given: {
    key: string;
    /** Pixels of the picture that is wanted; null for the clip. */
    width: number | null;
    link: MediaLink | undefined;
    now: Date;
  },
): Promise<OpenFile | undefined> {
  const { key, width, link, now } = given;
  const [row] = await query<{ variant: string; content_type: string; is_public: boolean }>(db, openFile, [
    key,
    width,
    link?.userId ?? null,
    link?.sessionId ?? null,
    now,
  ]);
  return row && { variant: row.variant, contentType: row.content_type, isPublic: row.is_public };
}
