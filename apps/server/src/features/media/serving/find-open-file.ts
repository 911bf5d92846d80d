import type { Db } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import type { MediaLink } from '../media-link.ts';

const viewerId = input('viewerId', 'bigint?');
const width = input('width', 'integer?');

/**
 * The access rule of the media route. Everybody has public media. Private media open for their owner, for viewers
 * with access to the post or message, and previews also for viewers with the preview; an account with an age hold
 * gets nothing of others. Reviewers see reported media. The link's session must be alive. An address without a link
 * is a visitor's, who has the free previews of paid posts. Viewer and session are null without a valid link. A
 * missing width selects the next larger picture, else the largest.
 */
const openFile = statement(
  {
    variant: 'text',
    content_type: 'text',
    is_public: 'boolean',
    owner_user_id: 'bigint',
    is_reviewer: 'boolean!',
    ends_at: 'timestamptz?',
  },
  sql`select f.variant, f.content_type, m.class = 'public' as is_public, m.owner_user_id,
    exists (select from users r where r.user_id = ${viewerId} and r.role in ('moderator', 'admin')) as is_reviewer,
    (select min(e.period_end) from memberships e
      where e.user_id = ${viewerId} and e.period_end > ${input('now', 'timestamptz')}) as ends_at
  from media m
    cross join lateral (
      select f.* from media_files f
      where f.media_id = m.media_id and (f.variant = 'mp4') = (${width} is null)
      order by f.width < ${width}, abs(f.width - ${width}) limit 1) f
  where m.key = ${input('key', 'text')} and m.state = 'ready' and (m.class = 'public' or exists (
    select from sessions s join users u using (user_id)
    where s.session_id = ${input('sessionId', 'bigint?')} and s.user_id = ${viewerId} and s.revoked_at is null and u.deleted_at is null
      and (m.owner_user_id = ${viewerId} or u.age_held_at is null and not is_age_held(m.owner_user_id) and (exists (
        select from post_media pm
          join posts p using (diary_id)
          join characters c using (char_id)
          left join memberships j on j.user_id = ${viewerId} and j.char_id = p.char_id
          left join purchases b on b.user_id = ${viewerId} and b.diary_id = p.diary_id and b.refunded_by is null
        where pm.media_id = m.media_id
          and (p.deleted_at is null and c.deleted_at is null and ${notBlocked(viewerId, sql`c.user_id`)}
            or p.kept_at is not null and b.user_id is not null)
          and post_access(
            c.user_id = ${viewerId}, u.role in ('moderator', 'admin'), is_joined(j.kind, c.group_id, j.period_end, ${input('now', 'timestamptz')}),
            j.tier_level, b.user_id is not null, p.price, p.members_included, p.tier_level, p.state, p.has_preview
          ) in ('full', case when pm.is_preview then 'preview' end))
      or exists (
        select from message_media mm
          join messages t using (message_id)
          join conversations v using (conversation_id)
          left join message_purchases b on b.message_id = t.message_id and b.refunded_by is null
          cross join lateral (select u.role in ('moderator', 'admin') and exists (select from reports r
            where r.evidence @> jsonb_build_array(jsonb_build_object('msg_id', t.message_id::text))) as is_reviewer) e
        where mm.media_id = m.media_id and (e.is_reviewer or ${notBlocked(sql`v.user_id`, sql`v.creator_user_id`)})
          and message_access(v.creator_user_id = ${viewerId}, v.user_id = ${viewerId}, e.is_reviewer,
            b.message_id is not null, t.price, t.is_deleted) = 'full'))))
    or ${input('isVisitor', 'boolean')} and exists (
      select from post_media pm join posts p using (diary_id) join characters c using (char_id)
      where pm.media_id = m.media_id and pm.is_preview and p.deleted_at is null and c.deleted_at is null
        and not is_age_held(m.owner_user_id)
        and post_access(false, false, false, null, false, p.price, p.members_included, p.tier_level, p.state, p.has_preview) = 'preview'))`,
);

export type OpenFile = {
  variant: string;
  contentType: string;
  isPublic: boolean;
  ownerUserId: string;
  /** Staff rights also depend on reports. */
  isReviewer: boolean;
  /** The end of the viewer's first membership to end, which may end the right. */
  endsAt: Date | undefined;
};

/** Returns the file of a media address if this viewer or link may have it. */
export async function findOpenFile(
  db: Db,
  request: {
    key: string;
    /** Pixels of the picture; null for the clip. */
    width: number | null;
    link: MediaLink | undefined;
    /** True when the address has no link at all. */
    isVisitor: boolean;
    now: Date;
  },
): Promise<OpenFile | undefined> {
  const { key, width, link, isVisitor, now } = request;
  const viewerInputs = { viewerId: link?.userId ?? null, sessionId: link?.sessionId ?? null };
  const row = await openFile.first(db, { key, width, ...viewerInputs, isVisitor, now });
  return (
    row && {
      variant: row.variant,
      contentType: row.content_type,
      isPublic: row.is_public,
      ownerUserId: row.owner_user_id,
      isReviewer: row.is_reviewer,
      endsAt: row.ends_at ?? undefined,
    }
  );
}
